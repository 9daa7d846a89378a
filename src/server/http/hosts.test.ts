import { hostname } from 'node:os';
import { describe, expect, it } from 'vitest';
import { hostsOf, namesTwoHosts } from './hosts.ts';

const hosts = hostsOf({ publicUrl: 'https://jocs.example.org', allowHosts: ['sala.example.net'] });

describe('[H11] hosts', () => {
  it.each([
    'localhost',
    'LOCALHOST:8080',
    'localhost.',
    'app.localhost:80',
    '127.0.0.1:8080',
    '192.168.1.7',
    '[::1]:8080',
    '[fe80::1]',
    'casa',
    'casa.local:8080',
    'casa.lan',
    'casa.home.arpa',
    'jocs.example.org',
    'jocs.example.org:443',
    'sala.example.net',
    hostname(),
  ])('%s is the room', (host) => expect(hosts(host)).toBe(true));
  it.each([
    'evil.example',
    'example.org',
    'evil.jocs.example.org',
    'jocs.example.org.evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'casa.local.evil.example',
    'evil.example.',
    'localhost@evil.example',
    'evil.example/localhost',
    'a b',
    '',
    ':80',
  ])('%j is not', (host) => expect(hosts(host)).toBe(false));
  it('a request names one', () => {
    expect(namesTwoHosts({ rawHeaders: ['Host', 'a', 'Accept', 'host'] })).toBe(false);
    expect(namesTwoHosts({ rawHeaders: ['Host', 'a', 'hOST', 'a'] })).toBe(true);
  });
});
