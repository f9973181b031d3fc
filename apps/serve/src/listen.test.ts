import { settleMs } from '@kalavithi/api/open';
import { expect, it } from 'vitest';
import { forceExitMs, stopTimes } from './listen.ts';

it('leaves time to close the database after the requests and the work behind them', () => {
  expect(stopTimes.idleMs).toBeLessThan(stopTimes.requestsMs);
  expect(stopTimes.requestsMs + settleMs + 500).toBeLessThanOrEqual(forceExitMs);
});
