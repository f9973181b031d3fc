#!/usr/bin/env node
// Serves without installing or building, for service managers and containers: `node
// apps/serve/serve.js [all|api|web]`.
import { underNewNode } from '../../scripts/node-guard.js';

await underNewNode();
const { serve, parts } = await import('./src/serve.ts');
const part = parts.find((name) => name === (process.argv[2] ?? 'all'));
if (!part) {
  console.error(`Usage: node apps/serve/serve.js [${parts.join('|')}]`);
  process.exit(2);
}
await serve(part);
