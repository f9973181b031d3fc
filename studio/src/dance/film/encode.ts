/** Encodes frames with ffmpeg, which is needed only to make films, never to serve them. */
import { spawn, spawnSync } from 'node:child_process';
import { type Dance, FPS, frameCount, paintGround, shoot } from '../rig/dance.ts';
import { H, W } from '../rig/stage.ts';

/** True when ffmpeg can be run on this machine. */
export const hasFfmpeg = () => spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0;

/** Raw RGB from standard input. */
const INPUT = `-f rawvideo -pix_fmt rgb24 -s ${W}x${H} -r ${FPS} -i - -an`;
/** Colours tagged as BT.709, which browsers assume. */
const COLOUR =
  '-vf scale=out_color_matrix=bt709:out_range=tv -pix_fmt yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709';
/** One key frame at the start: the loop plays from memory, nobody seeks in it. */
const KEYS = '-g 300 -threads 2';
const H264 = `-c:v libx264 -preset veryslow -tune animation -movflags +faststart ${KEYS}`;
const VP9 = `-c:v libvpx-vp9 -b:v 0 -deadline good -cpu-used 3 -row-mt 1 ${KEYS}`;

interface Encoder {
  /** Resolves when the encoder wants more. */
  send(frame: Buffer): Promise<void>;
  end(): Promise<void>;
}

function encoder(codec: string, quality: number, file: string): Encoder {
  const options = `-y -loglevel error ${INPUT} ${COLOUR} ${codec} -crf ${quality}`.split(' ');
  const child = spawn('ffmpeg', [...options, file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const closed = new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) =>
      code ? reject(new Error(`ffmpeg ended with ${code} for ${file}`)) : resolve(),
    );
  });
  return {
    send: (frame) =>
      child.stdin.write(frame)
        ? Promise.resolve()
        : new Promise((resolve) => child.stdin.once('drain', () => resolve())),
    end: () => {
      child.stdin.end();
      return closed;
    },
  };
}

/** Draws and encodes a whole loop as `<stem>.mp4` and `<stem>.webm`. */
export async function encodeFilm(dance: Dance, stem: string): Promise<void> {
  const ground = await paintGround(dance);
  const frames = frameCount(dance);
  const mp4 = encoder(H264, dance.crf ?? 28, `${stem}.mp4`);
  const webm = encoder(VP9, dance.vp9 ?? 44, `${stem}.webm`);
  let next = shoot(dance, ground, 0);
  for (let i = 0; i < frames; i++) {
    const frame = await next;
    // The next frame is drawn while the encoders work on this one.
    if (i + 1 < frames) next = shoot(dance, ground, ((i + 1) / frames) * dance.dur);
    await Promise.all([mp4.send(frame), webm.send(frame)]);
  }
  await Promise.all([mp4.end(), webm.end()]);
}
