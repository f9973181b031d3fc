#!/usr/bin/env node
// `npm run dev`: the product with reload. The server starts again when the API or a package changes; the site reloads by itself.
import { watch } from 'node:fs';
import { join } from 'node:path';
import { root, spawnNode, underNewNode } from './node-guard.js';
import { install } from './prepare.js';

await install();
await underNewNode();

/** What the server is made of. Node's own `--watch` would also follow the temporary files through which Vite reads its configuration. */
const sources = [
  'apps/api/src',
  'apps/serve/src',
  'apps/web/server',
  'packages/contract/src',
  'packages/content/src',
  'packages/games/src',
];

/** An editor saves in several steps, and several files at once. */
const settledAfterMs = 150;

let child = null;
/** Whether the running server was told to make room for the next one. */
let stopped = false;
let ending = false;
let settling;

const start = () => {
  child = spawnNode(process.execPath, [join(root, 'apps', 'serve', 'dev.js')], { cwd: root });
  child.on('exit', (code, signal) => {
    child = null;
    if (ending) process.exit(code ?? (signal === 'SIGTERM' ? 0 : 1));
    if (stopped) start();
    else console.log('The server has ended; it starts again with the next change.');
    stopped = false;
  });
};

const restart = () => {
  if (!child) start();
  else {
    stopped = true;
    child.kill('SIGTERM');
  }
};

for (const folder of sources) {
  watch(join(root, folder), { recursive: true }, (_, file) => {
    if (!file || /(?:\.test\.ts|~|\.sw.)$/.test(file)) return;
    clearTimeout(settling);
    settling = setTimeout(() => {
      console.log(`${join(folder, file)} has changed.`);
      restart();
    }, settledAfterMs);
  });
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    ending = true;
    if (child) child.kill(signal);
    else process.exit(0);
  });

start();
