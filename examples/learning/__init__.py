"""Players that learn on one core in ten minutes. docs/research.md tells how they fare."""
