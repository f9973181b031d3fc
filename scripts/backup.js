#!/usr/bin/env node
// `npm run backup -- FILE` and `npm run restore -- FILE`: a copy of the embedded database, and the way back.
import { underNewNode } from './node-guard.js';

await underNewNode();
const { runBackupCommand } = await import('../apps/api/src/backup.ts');
const [command, ...args] = process.argv.slice(2);
if (command !== 'backup' && command !== 'restore') {
  console.error('Usage: npm run backup -- FILE, or npm run restore -- FILE');
  process.exit(2);
}
try {
  console.log(await runBackupCommand(command, args, { env: process.env, cwd: process.cwd() }));
} catch (error) {
  const expected = error instanceof Error && error.name === 'StartError';
  console.error(expected ? error.message : error);
  process.exitCode = 1;
}
