import { describe, expect, it } from 'vitest';
import { addressesIn, addressKey, isSubnet } from './address.ts';

describe('addresses', () => {
  it.each([
    ['192.168.1.7', '192.168.1.7'],
    ['::ffff:192.168.1.7', '192.168.1.7'],
    ['::FFFF:10.0.0.1', '10.0.0.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['nonsense', 'nonsense'],
    ['', ''],
  ])('%s is counted as %s', (address, key) => expect(addressKey(address)).toBe(key));
  it('are looked for one by one and in subnets', () => {
    const isIn = addressesIn(['10.0.0.2', '172.16.0.0/12', 'fd00::/8']);
    for (const address of ['10.0.0.2', '::ffff:10.0.0.2', '172.31.0.1', 'fd12::1'])
      expect(isIn(address), address).toBe(true);
    for (const address of ['10.0.0.3', '172.32.0.1', 'fe80::1', '', 'nonsense', undefined])
      expect(isIn(address), address).toBe(false);
  });
  it('are written as anybody would', () => {
    for (const subnet of ['10.0.0.2', '10.0.0.0/8', '::1', 'fd00::/8', '::/0'])
      expect(isSubnet(subnet)).toBe(true);
    for (const text of [
      '',
      'casa.lan',
      '10.0.0',
      '10.0.0.0/33',
      '10.0.0.0/',
      '::1/129',
      '10.0.0.0/8/8',
      '/8',
    ])
      expect(isSubnet(text), text).toBe(false);
  });
});
