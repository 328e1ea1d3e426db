"""The Princes of Florence: build an estate on which artists and scholars complete their works."""
