"""Rules of thumb for Zinzolin."""

from corbillon.bots.policies import lowest_first

thumb = lowest_first
