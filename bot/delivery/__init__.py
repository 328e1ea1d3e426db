"""Makes Discord show what the store holds, and decides how it is sent."""
