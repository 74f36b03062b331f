"""The types of everything that crosses the wire, one file a direction. They name facts; they never hold a table.

``commands`` go from a client to the server, ``events`` and ``faces`` come back. The OpenAPI document is made from them,
and the types of the page from that document.
"""
