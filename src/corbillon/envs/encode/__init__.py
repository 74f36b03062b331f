"""A view as arrays: observation, information state and action mask, and back."""

from corbillon.envs.encode.encoding import VERSION, Encoding, encoding

__all__ = ["VERSION", "Encoding", "encoding"]
