/**
 * Command line of the press.
 *
 *     node studio/src/press/cli.ts [--only <part of id>]... [--force] [--sheet] [--check]
 *     node studio/src/press/cli.ts --poses
 *     node studio/src/press/cli.ts --missing [--only <part of id>]...
 */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { finish } from '../draw/finish.ts';
import { beginDrawing } from '../draw/markup.ts';
import { poseSheet } from '../figures/pose-sheet.ts';
import { listWorkFiles } from '../works/index.ts';
import { contactSheet } from './contact-sheet.ts';
import { encodeMissingWidths } from './encode.ts';
import { folderOf, readManifest, updateManifest } from './manifest.ts';
import { printMissing, runPress } from './press.ts';

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

/** Every pose of the figures, for looking. */
async function writePoses(): Promise<void> {
  beginDrawing();
  const { width, height, data } = await finish(poseSheet(4));
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'kalavithi-sheets-')), 'poses.png');
  await sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(file);
  say(file);
}

/** Makes the files that committed pictures lack: sizes from their largest one, those for close looks from the drawing. */
async function writeMissing(only: readonly string[]): Promise<void> {
  const manifest = await readManifest();
  for (const place of await listWorkFiles()) {
    const picture = manifest[place.id];
    if (!picture || (only.length && !only.some((part) => place.id.includes(part)))) continue;
    const folder = folderOf(picture.collection);
    const made = { ...(await encodeMissingWidths(picture, folder)), ...(await printMissing(picture, place)) };
    if (Object.keys(made).length === 0) continue;
    await updateManifest([{ ...picture, files: { ...picture.files, ...made } }]);
    say(Object.keys(made).join(', '));
  }
}

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    check: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false },
    sheet: { type: 'boolean', default: false },
    poses: { type: 'boolean', default: false },
    missing: { type: 'boolean', default: false },
  },
});

async function press(): Promise<void> {
  const { seen, done, failed, orphans } = await runPress({ ...values, say });
  const verb = values.check ? 'missing or stale' : 'made';
  const gone = orphans.length ? `, no work draws: ${orphans.join(', ')}` : '';
  say(`${seen} works, ${done.length} ${verb}, ${failed.length} failed${gone}`);
  if (values.sheet) await writeSheets(values.only);
  if (failed.length || (values.check && (done.length || orphans.length))) process.exitCode = 1;
}

if (values.poses) await writePoses();
else if (values.missing) await writeMissing(values.only);
else await press();
