/** Where a request comes from: whether a page of the room sent it, whether this machine did (docs/protocol.md, H4, H6). */
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * Whether an Origin header names the room itself: the host that was asked, by whatever scheme (a proxy may add TLS),
 * or the room's public address. A missing one does not.
 */
export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  publicUrl: string | null,
): boolean {
  const from = URL.parse(origin ?? '');
  if (!from || from.origin === 'null' || !/^https?:$/.test(from.protocol)) return false;
  if (from.origin === publicUrl) return true;
  const asked = URL.parse(`${from.protocol}//${host ?? ''}`);
  return asked !== null && asked.pathname === '/' && asked.host !== '' && asked.host === from.host;
}

/** Whether the caller sits at the room's own machine; what a proxy passes on does not. */
export function isOwnMachine({ ip, socket, headers }: FastifyRequest): boolean {
  const passedOn = headers['x-forwarded-for'] ?? headers['forwarded'] ?? headers['via'];
  return passedOn === undefined && isIn(loopback, ip) && isIn(loopback, socket.remoteAddress);
}

/** Whether an address is of this machine or of a private network, as that of a reverse proxy of one's own. */
export function isAtHome(address: string): boolean {
  return isIn(loopback, address) || isIn(home, address);
}

/** Whether a name leads to the machine it is used at, and so nowhere from elsewhere. */
export function isLoopbackName(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return bare === 'localhost' || bare.endsWith('.localhost') || isIn(loopback, isIP(bare) ? bare : undefined);
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

const home = new BlockList();
home.addSubnet('10.0.0.0', 8);
home.addSubnet('172.16.0.0', 12);
home.addSubnet('192.168.0.0', 16);
home.addSubnet('169.254.0.0', 16);
home.addSubnet('fc00::', 7, 'ipv6');
home.addSubnet('fe80::', 10, 'ipv6');

function isIn(list: BlockList, address: string | undefined): boolean {
  return address !== undefined && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
