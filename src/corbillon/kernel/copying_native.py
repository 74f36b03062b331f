"""Copying as machine code: the bytes before the journal and those behind it."""

from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic, overload

from corbillon.kernel import copying


@intrinsic
def _copy_but_journal(typingctx: Any, source: Any, target: Any) -> Any:
    begin = source.offset("journal") if "journal" in source.fields else source.size
    end = begin + source.typeof("journal").nitems * 8 if "journal" in source.fields else source.size

    def emit(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        for first, last in ((0, begin), (end, source.size)):
            if first < last:
                whence = cgutils.pointer_add(builder, args[0], ir.Constant(ir.IntType(64), first))
                whither = cgutils.pointer_add(builder, args[1], ir.Constant(ir.IntType(64), first))
                cgutils.raw_memcpy(builder, whither, whence, ir.Constant(ir.IntType(64), last - first), 1)
        return context.get_dummy_value()

    return types.none(source, target), emit


@overload(copying.copy_position, strict=False)
def _copy_position(source: Any, target: Any) -> Any:
    return lambda source, target: _copy_but_journal(source, target)
