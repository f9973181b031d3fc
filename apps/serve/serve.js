#!/usr/bin/env node
// Serves without installing or building, for service managers and containers: `node
// apps/serve/serve.js [all|api|web]`.
import module from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { root, underNewNode } from '../../scripts/node-guard.js';

await underNewNode();
// Keeps what was made of the modules at an earlier start: the types stripped and the code compiled.
// Where the folder can't be written, the start is as slow as the first.
module.enableCompileCache?.(join(root, 'node_modules', '.cache', 'compiled'));
// Reading modules and content leaves much garbage, for which the young generation would grow and stay
// large: 80 MB at rest. It may grow once the server runs.
setFlagsFromString('--semi-space-growth-factor=1');
const { serve, parts } = await import('./src/serve.ts');
const part = parts.find((name) => name === (process.argv[2] ?? 'all'));
if (!part) {
  console.error(`Usage: node apps/serve/serve.js [${parts.join('|')}]`);
  process.exit(2);
}
await serve(part);
setFlagsFromString('--semi-space-growth-factor=2');
