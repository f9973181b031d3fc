/**
 * Writes the house fronts of the street, and what lies behind and before them.
 *
 *     node studio/src/street/cli.ts [--check]
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { streetFiles } from './street.ts';

const folder = path.join(import.meta.dirname, '../../../apps/web/app/features/home/street/pictures');
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

await mkdir(folder, { recursive: true });
for (const [name, text] of streetFiles()) {
  const file = path.join(folder, name);
  if ((await readFile(file, 'utf8').catch(() => '')) === text) continue;
  if (values.check) process.exitCode = 1;
  else await writeFile(file, text);
  process.stdout.write(`${name} ${values.check ? 'is stale' : 'written'}\n`);
}
