/** Frame-to-frame change of a dance: a pop or a bad loop seam shows as a spike. */
import { type Dance, FPS, frameCount, paintGround, shoot } from '../rig/dance.ts';

/** Frames are compared at this scale. */
const SCALE = 0.25;
/** A change so many times larger than its neighbours is a pop. */
const POP = 1.7;

export interface Motion {
  /** Mean change per colour value (0..255) from each frame to the next; the last entry is the seam of the loop. */
  changes: number[];
  median: number;
  seam: number;
  /** Lone spikes, worst first: time in seconds and how many times its neighbours. */
  pops: { at: number; times: number }[];
}

export async function motionOf(dance: Dance): Promise<Motion> {
  const ground = await paintGround(dance, SCALE);
  const count = frameCount(dance);
  const frames: Buffer[] = [];
  for (let i = 0; i < count; i++) frames.push(await shoot(dance, ground, (i / count) * dance.dur));
  const changes = frames.map((frame, i) => {
    const next = frames[(i + 1) % count];
    let sum = 0;
    for (let k = 0; k < frame.length; k++) sum += Math.abs(frame[k] - next[k]);
    return sum / frame.length;
  });
  const median = changes.toSorted((a, b) => a - b)[count >> 1];
  const pops = changes
    .map((value, i) => ({
      at: i / FPS,
      value,
      // The floor keeps near stillness from counting as a spike.
      times: value / (Math.max(changes[(i + count - 1) % count], changes[(i + 1) % count]) + 0.05),
    }))
    .filter(({ times, value }) => times > POP && value > median)
    .toSorted((a, b) => b.times - a.times)
    .map(({ at, times }) => ({ at, times }));
  return { changes, median, seam: changes[count - 1], pops };
}
