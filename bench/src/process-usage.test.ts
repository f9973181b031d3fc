import { expect, it } from 'vitest';
import { processUsage } from './process-usage.ts';

it.runIf(process.platform === 'linux')('knows this process as it knows itself', async () => {
  const { residentMB, cpuSeconds } = await processUsage(process.pid);
  const own = process.memoryUsage.rss() / 1e6;
  expect(residentMB).toBeGreaterThan(own / 2);
  expect(residentMB).toBeLessThan(own * 2);
  const { user, system } = process.cpuUsage();
  expect(cpuSeconds).toBeLessThanOrEqual((user + system) / 1e6 + 0.02);
  expect(cpuSeconds).toBeGreaterThan(0);
});
