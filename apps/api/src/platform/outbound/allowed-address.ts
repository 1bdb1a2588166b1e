import ipaddr from 'ipaddr.js';

/**
 * Whether an address belongs to the public internet. Everything else is rejected: loopback, private and link-local
 * networks (including a cloud's metadata service), carrier NAT, multicast, reserved ranges, and every IPv6 form that
 * contains an IPv4 address, because such forms lead back to IPv4 addresses.
 */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, '').replace(/%.*$/, '');
  if (!ipaddr.isValid(bare)) return false;
  const parsed = ipaddr.parse(bare);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || !isIpv4Compatible(parsed as ipaddr.IPv6);
}

/**
 * Whether an address is of the form `::a.b.c.d`, which is deprecated but still routed by some systems, or otherwise
 * outside 2000::/3.
 */
function isIpv4Compatible(address: ipaddr.IPv6): boolean {
  return (address.parts[0]! & 0xe000) !== 0x2000;
}
