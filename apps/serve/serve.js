#!/usr/bin/env node
// Serves without installing or building, for service managers and containers: `node
// apps/serve/serve.js [all|api|web]`.
import { underNewNode } from '../../scripts/node-guard.js';
import { startServing } from './start-serving.js';

await underNewNode();
if (!(await startServing(process.argv[2] ?? 'all'))) process.exit(2);
