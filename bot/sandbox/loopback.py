"""Which addresses are those of this machine alone."""

import ipaddress


def is_loopback(host: str) -> bool:
    """Whether a host is an IP address on loopback; False for any name."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
