import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { systemRandom } from '../random.ts';
import { createSigner } from '../signer.ts';
import type { ApiEnv } from './api-context.ts';
import { requestLog } from '../../http/request-log.ts';

/** The warnings after two requests, with the header that a proxy writes and without. */
const warningsWith = async (trustProxy: number, header: Record<string, string>): Promise<string[]> => {
  const lines: string[] = [];
  const config = { trustProxy } as Parameters<typeof requestLog>[0]['config'];
  const log = createLog({ logLevel: 'warn' }, { write: (line: string) => void lines.push(line) });
  const app = new Hono<ApiEnv>();
  app.use(requestLog({ config, log, random: systemRandom, signer: createSigner('a secret for tests') }));
  app.get('/', (context) => context.text('ok'));
  await app.request('/');
  for (let time = 0; time < 2; time += 1) await app.request('/', { headers: header });
  return lines;
};

test('warns once about an untrusted proxy', async () => {
  const forwarded = { 'X-Forwarded-For': '192.0.2.1' };
  const warnings = await warningsWith(0, forwarded);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain('TRUST_PROXY');
  expect(warnings[0]).not.toContain('192.0.2.1');
  expect(await warningsWith(1, forwarded)).toEqual([]);
  expect(await warningsWith(0, {})).toEqual([]);
});
