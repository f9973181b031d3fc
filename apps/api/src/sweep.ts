import type { Deps } from './deps.ts';
import { sweepCodes, sweepUnverifiedAccounts } from './features/auth/index.ts';
import { sweepSessions } from './platform/sessions/sessions.ts';

const everyMs = 60 * 60 * 1000;

type Part = Pick<Deps, 'db' | 'clock' | 'limiter' | 'background'>;

/** Drops rows whose time is over, in batches between which requests are served. */
export const sweep = async (deps: Part): Promise<void> => {
  await sweepSessions(deps);
  await deps.limiter.sweep();
  await sweepCodes(deps);
  await sweepUnverifiedAccounts(deps);
};

/** Sweeps now and then, without keeping the process alive for it. @returns stops it */
export const startSweeping = (deps: Part): (() => void) => {
  const timer = setInterval(() => deps.background.run('sweep', () => sweep(deps)), everyMs);
  timer.unref();
  return () => clearInterval(timer);
};
