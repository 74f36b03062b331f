"""The load that a server carries, as people at tables feel it: from a play sent to its event at all four seats."""
