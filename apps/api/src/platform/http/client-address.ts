import { isIP, isIPv4 } from 'node:net';
import type { Config } from '../config.ts';
import type { ApiContext } from './api-context.ts';

/** Requests of the site's own server, rendering a page. */
const inProcess = 'in-process';

/**
 * The address a request came from, for rate limits. With `TRUST_PROXY` n it is the n-th from the
 * right in `X-Forwarded-For`; entries further left are written by the sender and prove nothing.
 * IPv6 counts by /64, which is one household.
 */
export const clientAddress = (context: ApiContext, { trustProxy }: Pick<Config, 'trustProxy'>): string => {
  const direct = networkOf(context.env?.incoming?.socket.remoteAddress ?? '') ?? inProcess;
  if (trustProxy === 0) return direct;
  const hops = (context.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '');
  return networkOf(hops.at(-trustProxy) ?? hops[0] ?? '') ?? direct;
};

/** Without the port that some proxies add, and the zone of link-local addresses. */
const bare = (written: string): string => {
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(written)?.[1];
  const withPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(written)?.[1];
  return (bracketed ?? withPort ?? written).replace(/%.*$/, '');
};

/** The eight groups of an IPv6 address. */
const groupsOf = (address: string): readonly string[] => {
  // URL normalises an address to its shortest form in hexadecimal groups.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before;
  const after = tail === '' ? [] : tail.split(':');
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
};

/** Null for an invalid address. */
const networkOf = (written: string): string | null => {
  const address = bare(written);
  if (isIP(address) === 0) return null;
  if (isIPv4(address)) return address;
  const groups = groupsOf(address);
  if (groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff') {
    // An IPv4 address on a dual-stack socket.
    return groups
      .slice(6)
      .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
      .join('.');
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
};
