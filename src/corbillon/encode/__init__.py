"""A view as arrays: observation, information state and action mask, and back."""

from corbillon.encode.encoding import Encoding, encoding

__all__ = ["Encoding", "encoding"]
