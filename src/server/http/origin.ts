/** Where a request comes from: whether a page of the room sent it, whether this machine did (docs/protocol.md, H4, H6). */
import type { FastifyRequest } from 'fastify';
import { isLoopback } from './address.ts';

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

const proxyHeaders = /^(x-forwarded-.*|forwarded|via|x-real-ip)$/;

/** Whether the caller sits at the room's own machine; what a proxy passes on does not. */
export function isOwnMachine({ ip, socket, headers }: FastifyRequest): boolean {
  const isPassedOn = Object.keys(headers).some((name) => proxyHeaders.test(name));
  return !isPassedOn && isLoopback(ip) && isLoopback(socket.remoteAddress);
}

/** Whether a name leads to the machine it is used at, and so nowhere from elsewhere. */
export function isLoopbackName(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return bare === 'localhost' || bare.endsWith('.localhost') || isLoopback(bare);
}
