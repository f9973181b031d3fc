import { expect, test } from 'vitest';
import type { ApiContext } from './api-context.ts';
import { clientAddress } from './client-address.ts';

const addressOf = (remoteAddress: string | undefined, forwarded?: string, trustProxy = 0) =>
  clientAddress(
    {
      env: remoteAddress === undefined ? undefined : { incoming: { socket: { remoteAddress } } },
      req: { header: (name: string) => (name === 'x-forwarded-for' ? forwarded : undefined) },
    } as unknown as ApiContext,
    { trustProxy },
  );

test.each([
  ['1.2.3.4', '1.2.3.4'],
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['::ffff:102:304', '1.2.3.4'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  [undefined, 'in-process'],
])('counts a direct client at %s as %s', (remote, expected) => {
  expect(addressOf(remote)).toBe(expected);
});

test.each([
  // Without a trusted proxy the header is only what the sender wrote.
  ['9.9.9.9', 0, '10.0.0.1'],
  ['9.9.9.9', 1, '9.9.9.9'],
  ['6.6.6.6, 9.9.9.9', 1, '9.9.9.9'],
  ['6.6.6.6, 9.9.9.9, 10.0.0.2', 2, '9.9.9.9'],
  ['9.9.9.9', 2, '9.9.9.9'],
  ['1.2.3.4:5678', 1, '1.2.3.4'],
  ['1.2.3.4:1, 1.2.3.4:2', 1, '1.2.3.4'],
  ['[2001:db8::1]:443', 1, '2001:db8:0:0::/64'],
  ['[2001:db8::1]', 1, '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 1, 'fe80:0:0:0::/64'],
  ['[fe80::1%25eth0]:80', 1, 'fe80:0:0:0::/64'],
  // What is no address counts as the proxy’s own.
  ['unknown', 1, '10.0.0.1'],
  ['_hidden', 1, '10.0.0.1'],
  ['1.2.3.4.5', 1, '10.0.0.1'],
  ['1.2.3.4:notaport', 1, '10.0.0.1'],
  ['fe80::1::2%x', 1, '10.0.0.1'],
  ['%', 1, '10.0.0.1'],
  ['', 1, '10.0.0.1'],
  [undefined, 1, '10.0.0.1'],
] as const)('reads %j behind %i proxies as %s', (forwarded, trusted, expected) => {
  expect(addressOf('10.0.0.1', forwarded, trusted)).toBe(expected);
});
