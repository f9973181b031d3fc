import { isIPv6 } from 'node:net';
import type { Config } from '../config.ts';
import type { ApiContext } from './api-context.ts';

/** Requests that never came over a network: the site's own server rendering a page. */
const inProcess = 'in-process';

/**
 * The address a request came from, for counting. With `TRUST_PROXY` n it is the n-th from the right in `X-Forwarded-For`: what
 * stands further left was written by the sender and proves nothing. IPv6 counts by /64, which is what one household has.
 */
export const clientAddress = (context: ApiContext, { trustProxy }: Pick<Config, 'trustProxy'>): string => {
  const direct = context.env?.incoming?.socket.remoteAddress ?? inProcess;
  if (trustProxy === 0) return networkOf(direct);
  const hops = (context.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '');
  return networkOf(hops.at(-trustProxy) ?? hops[0] ?? direct);
};

const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  // URL writes an IPv6 address in its shortest form; its first four groups name the network.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':');
    while (groups.length + after.length < 8) groups.push('0');
    groups.push(...after);
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
};
