#!/usr/bin/env node
// `npm run content -- check|init|export [FOLDER]`: tools for content folders.
import { underNewNode } from './node-guard.js';
import { install } from './prepare.js';

await install();
await underNewNode();
const { runContentCommand } = await import('../packages/content/src/cli.ts');
process.exitCode = await runContentCommand(process.argv.slice(2), {
  env: process.env,
  // npm runs scripts in the project's folder; people name folders from where they are.
  cwd: process.env.INIT_CWD ?? process.cwd(),
  say: (line) => console.log(line),
});
