import autocannon from 'autocannon';
import { serve as budgets } from '../../budgets.ts';
import { median, type Measurement } from '../measurement.ts';
import type { Mode } from '../mode.ts';
import { processUsage } from '../process-usage.ts';
import { prepareServed, type Served } from '../served.ts';

/** A round of load on one server. */
interface Round {
  requestsPerSecond: number;
  p99Ms: number;
  /** Processor time of the server for a request. */
  cpuMs: number;
}

/**
 * Requests after which a connection is opened anew. The product closes one after a thousand requests,
 * and autocannon, when it is the other side that closes, from then on sends two requests at a time on
 * it, which doubles each one's time.
 */
const reconnectRate = 900;

/** Until the calls run as compiled code; in the first second they take twice the time. */
const warmUpSeconds = 4;

const load = async (
  { origin, pid }: { origin: string; pid: number },
  { path, headers }: Served,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Round> => {
  const before = await processUsage(pid);
  const result = await autocannon({
    url: `${origin}${path}`,
    headers,
    connections,
    duration: seconds,
    reconnectRate,
  });
  const after = await processUsage(pid);
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0 || result['2xx'] === 0)
    throw new Error(`${failed} requests of ${path} failed at ${origin}.`);
  return {
    requestsPerSecond: result['2xx'] / result.duration,
    p99Ms: result.latency.p99,
    cpuMs: ((after.cpuSeconds - before.cpuSeconds) * 1000) / result['2xx'],
  };
};

const medianOf = (rounds: readonly Round[]): Round => ({
  requestsPerSecond: median(rounds.map(({ requestsPerSecond }) => requestsPerSecond)),
  p99Ms: median(rounds.map(({ p99Ms }) => p99Ms)),
  cpuMs: median(rounds.map(({ cpuMs }) => cpuMs)),
});

/**
 * Requests per second, slowest hundredth and processor time of the product beside the bare server's, in alternating rounds. The load comes
 * from this process, which shares the processors with the server: where both servers are faster than the load, the ratio of requests is
 * near 1, and that of processor time says more.
 */
export const serve: Mode = async ({ product, bare, settings, note }) => {
  const found: Measurement[] = [];
  for (const served of await prepareServed(product, bare)) {
    const limits = budgets[served.kind];
    for (const server of [product, bare])
      await load(server, served, { connections: 32, seconds: warmUpSeconds });
    for (const connections of [32, 256]) {
      note(`${served.subject} at ${connections} connections`);
      const rounds: { product: Round[]; bare: Round[] } = { product: [], bare: [] };
      for (let round = 0; round < settings.rounds; round += 1) {
        rounds.product.push(await load(product, served, { connections, seconds: settings.seconds }));
        rounds.bare.push(await load(bare, served, { connections, seconds: settings.seconds }));
      }
      const own = medianOf(rounds.product);
      const yardstick = medianOf(rounds.bare);
      const measured = (metric: string, value: number): Measurement => ({
        subject: `${served.subject}, ${connections}`,
        metric,
        value,
      });
      found.push(
        measured('requests/s', own.requestsPerSecond),
        measured('bare requests/s', yardstick.requestsPerSecond),
        {
          ...measured('of bare', own.requestsPerSecond / yardstick.requestsPerSecond),
          limit: limits.throughput,
        },
        measured('p99 ms', own.p99Ms),
        measured('bare p99 ms', yardstick.p99Ms),
        // Below 1 ms autocannon says 0.
        {
          ...measured('p99 × bare', Math.max(own.p99Ms, 1) / Math.max(yardstick.p99Ms, 1)),
          ...(limits.p99 && { limit: limits.p99 }),
        },
        measured('CPU × bare', own.cpuMs / yardstick.cpuMs),
      );
    }
  }
  return found;
};
