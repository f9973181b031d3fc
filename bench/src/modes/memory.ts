import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { memory as budgets } from '../../budgets.ts';
import type { Measurement } from '../measurement.ts';
import type { Mode } from '../mode.ts';
import { processUsage } from '../process-usage.ts';
import { prepareServed, type Served } from '../served.ts';

const connections = 32;
const settleMs = 10_000;
const sampleMs = 1000;
/** The bare server's memory is steady much sooner. */
const maxBareSeconds = 60;

/** Loads a server with all requests in turn. Returns its highest and its last resident memory. */
const underLoad = async (
  { origin, pid }: { origin: string; pid: number },
  served: readonly Served[],
  seconds: number,
): Promise<{ highestMB: number; lastMB: number }> => {
  let highestMB = 0;
  let lastMB = 0;
  const sample = async (): Promise<void> => {
    lastMB = (await processUsage(pid)).residentMB;
    highestMB = Math.max(highestMB, lastMB);
  };
  const timer = setInterval(() => void sample(), sampleMs);
  try {
    const { non2xx, errors } = await autocannon({
      url: origin,
      connections,
      duration: seconds,
      requests: served.map(({ path, headers }) => ({ method: 'GET', path, headers })),
    });
    if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests failed at ${origin}.`);
  } finally {
    clearInterval(timer);
  }
  await sample();
  return { highestMB, lastMB };
};

/** Resident memory of the serving process: soon after its start, and under a mixed load. */
export const memory: Mode = async ({ product, bare, settings, note }) => {
  await pause(settleMs);
  const idle = (await processUsage(product.pid)).residentMB;
  const bareIdle = (await processUsage(bare.pid)).residentMB;
  const served = await prepareServed(product, bare);
  note(`${settings.minutes} minutes of load at ${connections} connections`);
  const own = await underLoad(product, served, settings.minutes * 60);
  const yardstick = await underLoad(bare, served, Math.min(settings.minutes * 60, maxBareSeconds));
  const measured = (subject: string, metric: string, value: number): Measurement => ({
    subject,
    metric,
    value,
  });
  return [
    { ...measured('product', 'idle MB', idle), limit: budgets.idleMB },
    { ...measured('product', 'highest under load MB', own.highestMB), limit: budgets.loadedMB },
    measured('product', 'at the end MB', own.lastMB),
    measured('bare', 'idle MB', bareIdle),
    measured('bare', 'highest under load MB', yardstick.highestMB),
    measured('bare', 'at the end MB', yardstick.lastMB),
  ];
};
