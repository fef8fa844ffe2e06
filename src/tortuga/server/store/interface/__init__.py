"""What a store promises, room by room."""
