/**
 * Command line of the press.
 *
 *     node packages/art/src/press/cli.ts [--only <part of id>]... [--force] [--sheet] [--check]
 */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { contactSheet } from './contact-sheet.ts';
import { readManifest } from './manifest.ts';
import { runPress } from './press.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

async function writeSheets(only: readonly string[]): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kalavithi-sheets-'));
  const pictures = Object.values(await readManifest()).filter(
    ({ id }) => !only.length || only.some((part) => id.includes(part)),
  );
  for (const [collection, group] of Map.groupBy(pictures, (picture) => picture.collection))
    say(await contactSheet(collection, group, folder));
}

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    check: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    sheet: { type: 'boolean', default: false },
  },
});

const { seen, done, failed, orphans } = await runPress({ ...values, say });

const verb = values.check ? 'missing or stale' : 'made';
say(
  `${seen} works, ${done.length} ${verb}, ${failed.length} failed${orphans.length ? `, no work draws: ${orphans.join(', ')}` : ''}`,
);
if (values.sheet) await writeSheets(values.only);
if (failed.length || (values.check && (done.length || orphans.length))) process.exitCode = 1;
