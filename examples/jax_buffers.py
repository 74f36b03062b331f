"""JAX looks at the vector environment's own arrays by DLPack: no observation is ever copied by the host.

A JAX array is taken to be constant, and the environment writes its arrays again at every step: so look at them anew
after each step, and let nothing that is still being computed read them when the next one begins.

Run: python examples/jax_buffers.py
"""

import jax
import jax.numpy as jnp
import numpy

from corbillon.envs.vector import VectorEnv

GAMES = 1024
CACHE_LINE = 64
"""XLA takes over memory that begins at a multiple of so many bytes, and copies any other."""

env = VectorEnv("zinzolin", GAMES, seed=1)
weights = jax.random.normal(jax.random.key(1), (env.observations.shape[1], env.masks.shape[1])) / 100


@jax.jit
def choose(key, observations, masks):
    """An action for every game, drawn by the scores of a linear policy."""
    scores = jnp.where(masks == 1, observations @ weights, -jnp.inf)
    return jax.random.categorical(key, scores)


key = jax.random.key(2)
for _ in range(104):
    observations = jax.dlpack.from_dlpack(env.observations)
    key, now = jax.random.split(key)
    actions = numpy.asarray(choose(now, observations, jnp.asarray(env.masks)))
    env.step(actions.astype(numpy.int64))

assert observations.unsafe_buffer_pointer() == env.observations.ctypes.data
print(f"{104 * GAMES:,} decisions; jax {jax.__version__} reads the environment's arrays in place")
