"""Each script measures us and a peer in the same run."""
