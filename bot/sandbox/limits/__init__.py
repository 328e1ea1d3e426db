"""What Discord refuses in the body of a request, as documented: lengths, counts, combinations.

Each check answers with the error tree that Discord would send (see `tree`), empty when the body is
fine.
"""
