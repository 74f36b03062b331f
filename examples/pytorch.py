"""PyTorch looks at the vector environment's own arrays: no observation is ever copied by the host.

Run: python examples/pytorch.py
"""

import numpy
import torch

from corbillon.envs.vector import VectorEnv

GAMES = 1024

env = VectorEnv("zinzolin", GAMES, seed=1)

# Tensors over the environment's memory: made once, they show every step.
observations = torch.from_numpy(env.observations)
masks = torch.from_numpy(env.masks)
rewards = torch.from_numpy(env.rewards)
assert observations.data_ptr() == env.observations.ctypes.data
assert masks.data_ptr() == env.masks.ctypes.data

torch.manual_seed(1)
net = torch.nn.Linear(observations.shape[1], masks.shape[1])
won = torch.zeros(env.seats, dtype=torch.int64)
for _ in range(104):
    with torch.no_grad():
        scores = net(observations).masked_fill(masks == 0, -torch.inf)
    actions = torch.distributions.Categorical(logits=scores).sample()
    env.step(actions.numpy())
    won += rewards.sum(0)

assert numpy.shares_memory(observations.numpy(), env.observations)
print(f"{104 * GAMES:,} decisions; torch {torch.__version__} reads the environment's arrays in place")
print(f"the table has lost {-int(won.sum()):,} jetons to the pots")
