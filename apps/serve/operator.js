#!/usr/bin/env node
// The operator's commands, beside a running server: `node apps/serve/operator.js --help`.
import { underNewNode } from '../../scripts/node-guard.js';

await underNewNode();
const { operate } = await import('./src/operator.ts');
process.exitCode = await operate(process.argv.slice(2));
