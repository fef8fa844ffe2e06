"""Pictures of positions and of results, made of the same drawings as the page."""
