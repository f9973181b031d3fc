import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { root } from './node-guard.js';

const guard = pathToFileURL(join(root, 'scripts', 'node-guard.js')).href;

/** A process that would live for ever, and says its number. */
const child = `
  const { endWithParent } = await import('${guard}');
  endWithParent();
  setInterval(() => {}, 1000);
  console.log(process.pid);
`;
/** Starts that process the way an older Node does, and waits. */
const parent = `
  const { spawnNode } = await import('${guard}');
  spawnNode(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(child)}]);
`;

/** @type {(pid: number) => boolean} */
const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test('a process started for the server ends when its parent is killed', async () => {
  const started = spawn(process.execPath, ['--input-type=module', '-e', parent], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(started.stdout, 'data');
  const pid = Number(String(said));
  expect(isAlive(pid)).toBe(true);
  started.kill('SIGKILL');
  await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);
});

test('a process that has nothing left to do is not kept by its parent', async () => {
  const idle = `
    const { endWithParent } = await import('${guard}');
    endWithParent();
  `;
  const started = spawn(process.execPath, ['--input-type=module', '-e', idle], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, KALAVITHI_ENDS_WITH_PARENT: '1' },
  });
  expect(await once(started, 'exit')).toEqual([0, null]);
});
