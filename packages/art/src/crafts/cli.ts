/**
 * Quick looks at a craft.
 *
 *     node packages/art/src/crafts/cli.ts <part of id> [size 400] [samples 6] [seed 4]
 */
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { craftModule } from './craft-work.ts';
import { render } from './studio/render.ts';

const [wanted = '', size = '400', samples = '6', seed = '4'] = process.argv.slice(2);
const files = await readdir(new URL('./objects/', import.meta.url));
const ids = files.map((file) => file.replace(/\.ts$/, '')).filter((id) => id.includes(wanted));
const folder = await mkdtemp(path.join(tmpdir(), 'kalavithi-craft-'));
for (const id of ids) {
  const side = Number(size);
  const data = await render(craftModule(id), { seed: Number(seed), size: side, samples: Number(samples) });
  const file = path.join(folder, `${id}.png`);
  await sharp(data, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toFile(file);
  process.stdout.write(`${file}\n`);
}
