"""The bit functions as machine code: LLVM's own where the processor has them, portable code elsewhere."""

from typing import Any

import llvmlite.binding
from llvmlite import ir
from numba import njit, types
from numba.extending import intrinsic, overload

from corbillon.kernel import bits

_WORD = ir.IntType(64)


def _unary(name: str, flag: bool) -> Any:
    """An intrinsic of one word, ``llvm.<name>.i64``, with a second constant operand where LLVM wants one."""

    @intrinsic
    def operation(typingctx: Any, word: Any) -> Any:
        def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            operands = [args[0]] + ([ir.Constant(ir.IntType(1), 1)] if flag else [])
            kind = ir.FunctionType(_WORD, [operand.type for operand in operands])
            function = builder.module.declare_intrinsic(f"llvm.{name}", [_WORD], kind)
            return builder.call(function, operands)

        return types.int64(types.int64), emit

    return operation


_population = _unary("ctpop", flag=False)
_trailing_zeros = _unary("cttz", flag=True)
_leading_zeros = _unary("ctlz", flag=True)


def _masked(name: str) -> Any:
    """An intrinsic of a word and a mask, one of x86's bit manipulation instructions."""

    @intrinsic
    def operation(typingctx: Any, word: Any, mask: Any) -> Any:
        def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            kind = ir.FunctionType(_WORD, [_WORD, _WORD])
            full = f"llvm.x86.bmi.{name}.64"
            function = builder.module.globals.get(full) or ir.Function(builder.module, kind, full)
            return builder.call(function, args)

        return types.int64(types.int64, types.int64), emit

    return operation


_deposit = _masked("pdep")
_extract = _masked("pext")


def has_deposit() -> bool:
    """Whether this processor selects the k-th bit in one instruction."""
    return bool(llvmlite.binding.get_host_cpu_features().get("bmi2", False))


@njit
def halved(word: int, k: int) -> int:
    """The k-th set bit by halving: is it in the lower part or above?"""
    found = 0
    width = 32
    while width > 0:
        lower = word & ((1 << width) - 1)
        below = _population(lower)
        if k >= below:
            k -= below
            word = word >> width
            found += width
        else:
            word = lower
        width >>= 1
    return found


@overload(bits.popcount, strict=False)
def _popcount(bits: Any) -> Any:
    return lambda bits: _population(bits)


@overload(bits.lowest, strict=False)
def _lowest(bits: Any) -> Any:
    return lambda bits: _trailing_zeros(bits)


@overload(bits.highest, strict=False)
def _highest(bits: Any) -> Any:
    return lambda bits: 63 - _leading_zeros(bits)


@overload(bits.nth, strict=False)
def _nth(bits: Any, k: Any) -> Any:
    if has_deposit():
        return lambda bits, k: _trailing_zeros(_deposit(1 << k, bits))
    return lambda bits, k: halved(bits, k)


@njit
def gathered_one_by_one(word: int, mask: int) -> int:
    """The members in a mask, each as its place there."""
    found = 0
    place = 0
    while mask != 0:
        found |= (word >> _trailing_zeros(mask) & 1) << place
        place += 1
        mask &= mask - 1
    return found


@njit
def scattered_one_by_one(word: int, mask: int) -> int:
    """Places in a mask as its members."""
    found = 0
    while mask != 0:
        found |= (word & 1) << _trailing_zeros(mask)
        word >>= 1
        mask &= mask - 1
    return found


@overload(bits.gathered, strict=False)
def _gathered(bits: Any, mask: Any) -> Any:
    if has_deposit():
        return lambda bits, mask: _extract(bits, mask)
    return lambda bits, mask: gathered_one_by_one(bits, mask)


@overload(bits.scattered, strict=False)
def _scattered(bits: Any, mask: Any) -> Any:
    if has_deposit():
        return lambda bits, mask: _deposit(bits, mask)
    return lambda bits, mask: scattered_one_by_one(bits, mask)
