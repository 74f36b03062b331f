"""Teaching a net to play by playing: ``python -m corbillon.envs.training GAME --minutes 45 --keep FOLDER``."""
