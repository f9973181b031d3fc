/** Renders a dance: stage painted once, dancers per frame, piped to two encoders; also contact sheets. */
import { beginDrawing } from '../../draw/svg.ts';
import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import sharp from 'sharp';
import { finish } from '../../draw/finish.ts';
import type { Finish } from '../../draw/painting.ts';
import { halo } from './brush.ts';
import { type Ground, H, W } from './stage.ts';

export const FPS = 24;
export interface Dance {
  id: string;
  /** loop length in seconds */ dur: number;
  /** time of the poster frame */ poster: number;
  ground(): Ground;
  defs?: string;
  /** everything that moves, at time t in [0, dur) */ draw(t: number): string;
  crf?: number;
  vp9?: number;
}
const DEFS = halo('shade', '#0a0204', 0.75) + halo('fire', '#ffb04a', 0.75) + halo('dust', '#e8cfa0', 0.6);

/** The unmoving part, with pigment, grain and vignette. */
export async function paintGround(d: Dance): Promise<Buffer> {
  beginDrawing();
  const s = d.ground(),
    f: Finish = {
      seed: s.seed,
      surface: s.surface ?? 'cloth',
      wobble: 1,
      grain: 0.5,
      mottle: 0.8,
      vignette: 1,
      age: 0.3,
    };
  return (await finish({ w: W, h: H, bg: s.bg, defs: s.defs + DEFS, body: s.body, finish: f })).data;
}
/** One frame as raw RGB at a scale. */
export async function shoot(d: Dance, bg: Buffer, t: number, scale = 1): Promise<Buffer> {
  beginDrawing();
  const w = Math.round(W * scale),
    h = Math.round(H * scale);
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${W} ${H}">`;
  const svg = `${open}<defs>${DEFS}${d.defs ?? ''}</defs>` + d.draw(t) + '</svg>';
  const fig = await sharp(Buffer.from(svg), { unlimited: true } as object)
    .png({ compressionLevel: 0 })
    .toBuffer();
  const base = sharp(bg, { raw: { width: W, height: H, channels: 3 } });
  const sized =
    scale === 1
      ? base
      : sharp(await base.resize(w, h).raw().toBuffer(), { raw: { width: w, height: h, channels: 3 } });
  return sized
    .composite([{ input: fig }])
    .removeAlpha()
    .raw()
    .toBuffer();
}
/** Sheet of n evenly spaced frames (or given times) for judging. */
export async function sheet(d: Dance, file: string, n = 10, scale = 0.5, cols = 5, times?: number[]) {
  const bg = await paintGround(d),
    w = Math.round(W * scale),
    h = Math.round(H * scale),
    ts = times ?? Array.from({ length: n }, (_, i) => (i / n) * d.dur);
  const cells = [];
  for (const [i, t] of ts.entries()) {
    const f = await shoot(d, bg, t, scale);
    cells.push({
      input: f,
      raw: { width: w, height: h, channels: 3 as const },
      left: (i % cols) * w,
      top: Math.floor(i / cols) * h,
    });
  }
  const rows = Math.ceil(ts.length / cols);
  await sharp({
    create: { width: w * Math.min(cols, ts.length), height: h * rows, channels: 3, background: '#000' },
  })
    .composite(cells)
    .png()
    .toFile(file);
}
const encoder = (args: string[], file: string) => {
  const p = spawn(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      '-f',
      'rawvideo',
      '-pix_fmt',
      'rgb24',
      '-s',
      `${W}x${H}`,
      '-r',
      String(FPS),
      '-i',
      '-',
      '-an',
      '-vf',
      'scale=out_color_matrix=bt709:out_range=tv',
      '-colorspace',
      'bt709',
      '-color_primaries',
      'bt709',
      '-color_trc',
      'bt709',
      '-pix_fmt',
      'yuv420p',
      ...args,
      file,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const done = new Promise<void>((ok, no) => p.on('close', (c) => (c ? no(new Error('ffmpeg ' + c)) : ok())));
  return {
    send: (f: Buffer) =>
      p.stdin.write(f) ? Promise.resolve() : new Promise<void>((r) => p.stdin.once('drain', () => r())),
    end: () => {
      p.stdin.end();
      return done;
    },
  };
};
/** Full film: MP4, WebM and poster. */
export async function film(d: Dance, out: string) {
  const t0 = Date.now(),
    bg = await paintGround(d),
    n = Math.round(d.dur * FPS),
    file = out + d.id;
  const mp4 = encoder(
    [
      '-c:v',
      'libx264',
      '-preset',
      'slow',
      '-crf',
      String(d.crf ?? 28),
      '-movflags',
      '+faststart',
      '-g',
      '300',
      '-threads',
      '2',
    ],
    file + '.mp4',
  );
  const webm = encoder(
    [
      '-c:v',
      'libvpx-vp9',
      '-b:v',
      '0',
      '-crf',
      String(d.vp9 ?? 44),
      '-g',
      '300',
      '-deadline',
      'good',
      '-cpu-used',
      '4',
      '-row-mt',
      '1',
      '-threads',
      '2',
    ],
    file + '.webm',
  );
  const still = Math.round(d.poster * FPS) % n;
  let next = shoot(d, bg, 0);
  for (let i = 0; i < n; i++) {
    const f = await next;
    if (i + 1 < n) next = shoot(d, bg, ((i + 1) / n) * d.dur);
    if (i === still)
      await sharp(f, { raw: { width: W, height: H, channels: 3 } })
        .png({ compressionLevel: 9 })
        .toFile(file + '-poster.png');
    await Promise.all([mp4.send(f), webm.send(f)]);
  }
  await Promise.all([mp4.end(), webm.end()]);
  const kb = (e: string) => Math.round(statSync(file + e).size / 1000);
  return {
    id: d.id,
    frames: n,
    mp4: kb('.mp4'),
    webm: kb('.webm'),
    poster: kb('-poster.png'),
    secs: (Date.now() - t0) / 1000,
  };
}
