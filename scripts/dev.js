#!/usr/bin/env node
// `npm run dev`: the product with reload. The server starts again when the API or a package changes; the site reloads by itself.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root, underNewNode } from './node-guard.js';
import { install } from './prepare.js';

await install();
await underNewNode();
const child = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', join(root, 'apps', 'serve', 'dev.js')],
  { stdio: 'inherit', cwd: root },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
