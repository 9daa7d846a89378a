/**
 * By which names the room may be asked. A page whose name is pointed at this machine while it is open ("DNS rebinding")
 * could do all that a page of the room can. It can't be asked by an address, nor by a name that no public name server
 * knows; all other names the room has to be told.
 */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { Config } from '../config.ts';

/** Names of home networks, which nobody can buy (RFC 6761, 6762, 8375; .lan is what many routers call theirs). */
const homeDomains = /\.(localhost|local|lan|internal|home\.arpa)$/;

export type Hosts = (host: string) => boolean;

export function hostsOf({ publicUrl, allowHosts }: Pick<Config, 'publicUrl' | 'allowHosts'>): Hosts {
  const own = publicUrl === null ? [] : [new URL(publicUrl).hostname];
  const named = new Set([hostname(), ...own, ...allowHosts].map((name) => name.toLowerCase()));
  return (host) => {
    const name = nameIn(host);
    if (name === null) return false;
    return isIP(name) > 0 || !name.includes('.') || homeDomains.test(name) || named.has(name);
  };
}

/** The name in a Host header, without its port; null if there is none. */
function nameIn(host: string): string | null {
  const url = URL.parse(`http://${host}`);
  if (!url || url.href !== `${url.origin}/` || url.hostname === '') return null;
  return url.hostname.replace(/^\[|\]$|\.$/g, '');
}

/** Whether a request names more than one host: then whoever stands between may see another than the room. */
export function namesTwoHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1;
}
