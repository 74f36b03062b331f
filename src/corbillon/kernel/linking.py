"""Laws as code to be linked: only a driver is ever run, so only a driver is made into machine code.

Left to itself Numba optimises and emits every law for itself as well, and throws that away: a third of a cold compile.
It also looks in each for what none of them has.
"""

from typing import Any

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import PassManager

NEEDLESS = frozenset(
    {
        "WithLifting",
        "InlineClosureLikes",
        "RewriteDynamicRaises",
        "MakeFunctionToJitFunction",
        "InlineInlinables",
        "FindLiterallyCalls",
        "LiteralUnroll",
        "LiteralPropagationSubPipelinePass",
        "InlineOverloads",
        "NopythonRewrites",
        "AnnotateTypes",
        "DumpParforDiagnostics",
    }
)
"""Passes for what no law has: contexts, closures, exceptions, loops over tuples, arithmetic of whole arrays."""


class LinkedLibrary(JITCodeLibrary):
    """The code of one law and of those that it calls, waiting for the driver that links it."""

    @property
    def codegen(self) -> Any:
        return self

    def set_env(self, name: str, env: Any) -> None:
        """Code that never runs needs no environment."""

    def get_pointer_to_function(self, name: str) -> int:
        """Code that never runs has no address."""
        self._ensure_finalized()
        return 0

    def _optimize_final_module(self) -> None:
        """The driver is optimised whole."""

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True


class LinkedLaw(CompilerBase):
    """Numba's own pipeline into such a library, without the passes that a law does not need."""

    def define_pipelines(self) -> list[Any]:
        function = self.state.func_id
        library = LinkedLibrary(self.state.targetctx.codegen(), function.func_qualname if function else "law")
        self.state.library = library
        pipeline = PassManager("law")
        for kind, description in DefaultPassBuilder.define_nopython_pipeline(self.state).passes:
            if kind.__name__ not in NEEDLESS:
                pipeline.add_pass(kind, description)
        pipeline.finalize()
        return [pipeline]
