import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sellable } from './testing/sample-content.ts';
import type { CartSaved, UserDataAnswer } from '@kalavithi/contract/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { DatabaseSync } from 'node:sqlite';
import { onPostgres } from './testing/test-database.ts';

/** What is acknowledged survives the death of the process, at any moment. On PostgreSQL that is PostgreSQL's own promise. */

const rounds = 20;
const writers = 4;

let folder: string;
let server: ChildProcess | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kv-kill-'));
});
afterAll(async () => {
  server?.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const start = async (): Promise<string> => {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'testing/serve-api.ts'), `DATA_DIR=${folder}`],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  server = child;
  for await (const port of createInterface({ input: child.stdout })) return `http://127.0.0.1:${port}`;
  throw new Error('The server ended before it listened.');
};

const killNow = async (): Promise<void> => {
  const exit = new Promise((resolve) => server?.once('exit', resolve));
  server?.kill('SIGKILL');
  await exit;
};

interface Writer {
  email: string;
  cookie: string;
  /** Version and ids of the last save that was acknowledged, and of the one on its way when the server died. */
  acknowledged: { version: number; ids: string[] };
  sent: string[];
}

const ids = [...sellable.keys()];
const headers = { 'content-type': 'application/json' };

const register = async (base: string, index: number): Promise<Writer> => {
  const email = `writer-${index}@example.com`;
  const body = JSON.stringify({ name: `Writer ${index}`, email, password: 'nine-terracotta-horses' });
  const response = await fetch(`${base}/api/auth/register`, { method: 'POST', headers, body });
  expect(response.status).toBe(201);
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { email, cookie, acknowledged: { version: 0, ids: [] }, sent: [] };
};

/** Saves one cart after the other until the server is gone. */
const writeUntilDeath = async (base: string, writer: Writer, onAcknowledged: () => void): Promise<void> => {
  for (;;) {
    const { version } = writer.acknowledged;
    writer.sent = ids.slice(version % 7, (version % 7) + 1 + (version % 5));
    const body = JSON.stringify({ cart: writer.sent.map((id) => ({ id })), version });
    try {
      const response = await fetch(`${base}/api/user/cart`, {
        method: 'POST',
        headers: { ...headers, cookie: writer.cookie },
        body,
      });
      const saved = (await response.json()) as z.infer<typeof CartSaved>;
      writer.acknowledged = { version: saved.cartVersion, ids: writer.sent };
      onAcknowledged();
    } catch {
      return;
    }
  }
};

/** What a writer finds after the restart: the last acknowledged save, or the one that was on its way, whole. */
const checkWriter = async (base: string, writer: Writer): Promise<void> => {
  const response = await fetch(`${base}/api/user/data`, { headers: { cookie: writer.cookie } });
  expect(response.status).toBe(200);
  const { cart, cartVersion } = (await response.json()) as z.infer<typeof UserDataAnswer>;
  const found = { version: cartVersion, ids: cart.map(({ id }) => id) };
  const { acknowledged, sent } = writer;
  expect([acknowledged, { version: acknowledged.version + 1, ids: sent }]).toContainEqual(found);
  writer.acknowledged = found;
};

/** Codes go to the outbox; these writers are verified by hand, between two lives of the server. */
const verifyAll = () => {
  const database = new DatabaseSync(join(folder, 'kalavithi.db'));
  database.exec(`update users set verified_at = created_at`);
  database.close();
};

test.skipIf(onPostgres())(
  `twenty times killed between acknowledgement and the next breath, nothing is lost`,
  async () => {
    let base = await start();
    const all = await Promise.all(Array.from({ length: writers }, (_, index) => register(base, index)));
    verifyAll();
    let saves = 0;
    for (let round = 0; round < rounds; round += 1) {
      // A different number of acknowledgements each time, so that death comes at ever other moments.
      let left = 1 + ((round * 7) % 13);
      let dead: Promise<void> | undefined;
      await Promise.all(
        all.map((writer) =>
          writeUntilDeath(base, writer, () => {
            saves += 1;
            left -= 1;
            if (left === 0) dead = killNow();
          }),
        ),
      );
      await dead;
      base = await start();
      for (const writer of all) await checkWriter(base, writer);
    }
    expect(saves).toBeGreaterThan(rounds);
  },
  90_000,
);
