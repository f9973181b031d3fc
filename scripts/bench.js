#!/usr/bin/env node
// `npm run bench`: builds the site and measures it; bench/README.md says what and how.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { underNewNode } from './node-guard.js';
import { build, install, installLighthouse, run } from './prepare.js';

/** The whole browser rather than its headless shell: it is nearer to what people have. */
const wholeBrowser = '/usr/bin/chromium';

await install();
await underNewNode();
const env = { ...process.env };
if (!env.CHROMIUM && !existsSync(wholeBrowser)) {
  const { findBrowser } = await import('./machine.js');
  env.CHROMIUM = (await findBrowser()) ?? '';
}
await build();
// All modes are run when none is named; options such as `--runs 5` name none.
const others = ['serve', 'memory', 'bytes', 'slow-line', 'navigation'];
/** @param {string} mode */
const isNamed = (mode) => process.argv.includes(mode);
if (isNamed('first-view') || !others.some(isNamed)) await installLighthouse();
await run(process.execPath, [join('bench', 'run.ts'), ...process.argv.slice(2)], { env });
