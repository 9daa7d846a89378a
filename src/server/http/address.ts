/** Who calls, by address: what proxies say counts only from those that the room was told to trust. */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

export const loopbackSubnets: readonly string[] = ['127.0.0.0/8', '::1'];

/** Whether an address is one of these, or in one of these subnets (`10.0.0.0/8`). */
export function addressesIn(subnets: readonly string[]): (address: string | undefined) => boolean {
  const list = new BlockList();
  for (const subnet of subnets) addTo(list, subnet);
  return (address) =>
    address !== undefined && isIP(address) > 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Whether `addressesIn` can read it. */
export function isSubnet(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const widest = isIPv6(address) ? 128 : 32;
  const isWidth = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= widest);
  return isIP(address) > 0 && isWidth && rest.length === 0;
}

function addTo(list: BlockList, subnet: string): void {
  const [address = '', bits] = subnet.split('/');
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  if (bits === undefined) list.addAddress(address, family);
  else list.addSubnet(address, Number(bits), family);
}

export const isLoopback = addressesIn(loopbackSubnets);

/** The address of whoever asks: the last that the nearest proxy has seen, if it is trusted, else its own. */
export function callerOf(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  trusts: (address: string | undefined) => boolean,
): string {
  const near = socket.remoteAddress ?? '';
  const told = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)!
    .trim();
  return told !== '' && trusts(near) ? told : near;
}

/** Who is counted as one: of IPv6 a household has a whole /64, and every machine as many addresses in it as it likes. */
export function addressKey(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? `${networkOf(address)}::/64` : address;
}

function networkOf(address: string): string {
  const [before = '', after] = address.split('%')[0]!.split('::');
  const [left, right] = [before, after ?? ''].map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = after === undefined ? 0 : Math.max(0, 8 - left!.length - right!.length);
  const groups = [...left!, ...new Array<string>(zeros).fill('0'), ...right!];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
