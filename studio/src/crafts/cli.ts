/**
 * Quick looks at a craft or a group.
 *
 *     node studio/src/crafts/cli.ts <part of id> [size 400] [samples 6] [seed 4]
 */
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { craftModule } from './craft-work.ts';
import { render } from './studio/render.ts';

const [wanted = '', size = '400', samples = '6', seed = '4'] = process.argv.slice(2);
const groups = new URL('./groups/', import.meta.url);
const idsIn = async (folder: URL) =>
  (await readdir(folder)).map((file) => path.basename(file, '.ts')).filter((id) => id.includes(wanted));
const modules: [string, string][] = [
  ...(await idsIn(new URL('./objects/', import.meta.url))).map((id): [string, string] => [
    id,
    craftModule(id),
  ]),
  ...(await idsIn(groups)).map((id): [string, string] => [id, new URL(`${id}.ts`, groups).href]),
];
const folder = await mkdtemp(path.join(tmpdir(), 'kalavithi-craft-'));
for (const [id, module] of modules) {
  const side = Number(size);
  const data = await render(module, { seed: Number(seed), size: side, samples: Number(samples) });
  const file = path.join(folder, `${id}.png`);
  await sharp(data, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toFile(file);
  process.stdout.write(`${file}\n`);
}
