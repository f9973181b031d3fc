/** Sheets of frames for judging a dance. */
import { type Scene, paintGround, shoot } from '../rig/dance.ts';
import sharp from 'sharp';

/** Writes a PNG of frames at the given times, side by side in rows. */
export async function contactSheet(
  scene: Scene,
  times: readonly number[],
  file: string,
  scale = 0.5,
  columns = 5,
) {
  const ground = await paintGround(scene, scale);
  const { width, height } = ground;
  const cells = [];
  for (const [i, t] of times.entries()) {
    cells.push({
      input: await shoot(scene, ground, t),
      raw: { width, height, channels: 3 as const },
      left: (i % columns) * width,
      top: Math.floor(i / columns) * height,
    });
  }
  await sharp({
    create: {
      width: width * Math.min(columns, times.length),
      height: height * Math.ceil(times.length / columns),
      channels: 3,
      background: '#000',
    },
  })
    .composite(cells)
    .png()
    .toFile(file);
}
