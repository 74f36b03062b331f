"""The screens of the drawn table."""
