#!/usr/bin/env node
// `npm start`: from a fresh clone to the served product. A second start finds everything done and only serves.
import { startServing } from '../apps/serve/start-serving.js';
import { underNewNode } from './node-guard.js';
import { build, install } from './prepare.js';

await install();
await underNewNode();
await build();
await startServing('all');
