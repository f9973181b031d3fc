/**
 * Writes the strokes of works, from which the site shows how a picture was drawn, and the places of their motifs into `content/works`.
 *
 *     node studio/src/strokes/cli.ts [--check] [<id>]...
 *
 * Without ids: of every work that has strokes already.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeText } from '../sizes.ts';
import { listWorkFiles } from '../works/index.ts';
import { hasStrokes, strokesOf, type Output } from './export.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false } },
});

const isCurrent = async ({ file, text }: Output): Promise<boolean> =>
  (await readFile(file, 'utf8').catch(() => undefined)) === text;

const all = await listWorkFiles();
const unknown = positionals.filter((asked) => !all.some(({ id }) => id === asked));
for (const id of unknown) say(`${id}: there is no such work`);
if (unknown.length) process.exitCode = 1;

for (const place of all.filter((one) =>
  positionals.length ? positionals.includes(one.id) : hasStrokes(one),
)) {
  try {
    const outputs = Object.values(await strokesOf(place));
    for (const output of outputs) {
      if (await isCurrent(output)) continue;
      const name = path.basename(output.file);
      if (values.check) process.exitCode = 1;
      else await writeText(output.file, output.text);
      say(`${place.id}: ${name} ${values.check ? 'is stale' : 'written'}`);
    }
  } catch (error) {
    say(`${place.id}: failed, ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
