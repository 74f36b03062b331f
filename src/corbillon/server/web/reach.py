"""Under which addresses others reach this server; found without asking anybody."""

import ipaddress
import re
import socket

TARGETS = ("192.0.2.1", "10.255.255.254", "172.31.255.254", "192.168.255.254")
"""Addresses of documentation and of private networks: the system is asked by which way it would go there, and nothing
is sent."""

_HOST = re.compile(r"(\[[^\]]+\]|[^:]+)(:\d+)?")


def local_addresses() -> list[str]:
    """The addresses of this machine on its networks, the one of its usual way first; not its own to itself."""
    found: dict[str, None] = {}
    for target in TARGETS:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((target, 9))
                found[probe.getsockname()[0]] = None
            except OSError:
                continue
    return [address for address in found if not ipaddress.ip_address(address).is_loopback]


def addresses_of(host: str | None) -> list[str]:
    """The addresses at which a server is reached that listens at ``host``, None for all."""
    if host is None or host in ("0.0.0.0", "::"):
        return local_addresses()
    return [] if is_own_name(host) else [host]


def bases(scheme: str, host: str, port: int, listens: str | None) -> list[str]:
    """What an invitation's links begin with, the likeliest first.

    Who reached us under a name of the Internet is given that name and nothing else: addresses of this machine's
    networks are for who is on them, so that a page which makes its name point at us learns none.
    """
    name = _name(host)
    address = _as_address(name)
    if address is None and not (is_own_name(name) or "." not in name or name.endswith(".local")):
        return [f"{scheme}://{host}"]
    found = [f"{scheme}://{_bracketed(address)}:{port}" for address in addresses_of(listens)]
    reached = f"{scheme}://{host}"
    if is_own_name(name):
        return found or [reached]
    return [reached, *(base for base in found if base != reached)]


def _name(host: str) -> str:
    match = _HOST.fullmatch(host)
    return (match[1] if match else host).strip("[]").lower()


def _as_address(name: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(name)
    except ValueError:
        return None


def is_own_name(host: str) -> bool:
    """Whether it is how a machine calls itself."""
    name = _name(host)
    address = _as_address(name)
    return name == "localhost" or (address is not None and (address.is_loopback or address.is_unspecified))


def _bracketed(address: str) -> str:
    return f"[{address}]" if ":" in address else address
