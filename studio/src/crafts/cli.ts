/**
 * Quick looks at a craft or a group.
 *
 *     node studio/src/crafts/cli.ts <part of id> [size 400] [samples 6] [seed 4]
 */
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { craftModule } from './craft-work.ts';
import { render } from './studio/render.ts';
import path from 'node:path';
import sharp from 'sharp';

const [wanted = '', size = '400', samples = '6', seed = '4'] = process.argv.slice(2);
const folder = await mkdtemp(path.join(tmpdir(), 'kalavithi-craft-'));
const side = Number(size);
for (const kind of ['objects', 'groups'] as const)
  for (const name of await readdir(new URL(`./${kind}/`, import.meta.url))) {
    if (!name.includes(wanted)) continue;
    const id = path.basename(name, '.ts');
    const data = await render(craftModule(id, kind), {
      seed: Number(seed),
      size: side,
      samples: Number(samples),
    });
    const file = path.join(folder, `${id}.png`);
    await sharp(data, { raw: { width: side, height: side, channels: 3 } })
      .png()
      .toFile(file);
    process.stdout.write(`${file}\n`);
  }
