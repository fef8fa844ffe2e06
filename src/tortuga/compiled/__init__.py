"""The rules compiled, for whoever wants them faster (`tortuga compile`). Their sources stay the truth."""
