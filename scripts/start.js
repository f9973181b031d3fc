#!/usr/bin/env node
// `npm start`: from a fresh clone to the served product. A second start finds everything done and only serves.
import { underNewNode } from './node-guard.js';
import { build, install } from './prepare.js';

await install();
await underNewNode();
await build();
const { serve } = await import('../apps/serve/src/serve.ts');
await serve('all');
