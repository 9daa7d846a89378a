import { expect, it } from 'vitest';
import { isMismatch, mismatch, protocol, protocolOf, socketPath } from './protocol.ts';

it.each([
  ['/socket', 1],
  ['/socket?from=bookmark', 1],
  ['/socket?protocol=', 1],
  ['/socket?protocol=two', 1],
  ['/socket?protocol=2.5', 1],
  ['/socket?xprotocol=7', 1],
  ['/socket?a=b&protocol=3&c=d', 3],
  [socketPath, protocol],
])('[S2] %s speaks protocol %i', (path, spoken) => expect(protocolOf(path)).toBe(spoken));

it('[S2] who is older is named', () => {
  expect([mismatch(2, 1), mismatch(1, 2), mismatch(2, 2)]).toEqual([
    'client-outdated',
    'room-outdated',
    null,
  ]);
  expect(isMismatch({ code: 'room-outdated' })).toBe(true);
  expect(isMismatch({ code: 'no-such-table' })).toBe(false);
});
