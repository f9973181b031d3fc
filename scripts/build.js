#!/usr/bin/env node
// `npm run build`: builds the site if what it is made of has changed.
import { underNewNode } from './node-guard.js';
import { build, install } from './prepare.js';

await install();
await underNewNode();
await build();
