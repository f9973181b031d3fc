/** The factor by which Embla's spring slows a slide in each frame. */
const friction = 0.68;
const frameMs = 1000 / 60;
/** Below about 22 the spring overshoots. */
const minDuration = 22;
/** The remaining distance, as a fraction, at which a slide seems to rest. */
const restDistance = 0.01;

/** How long a slide moves, in milliseconds, with this value of Embla's option `duration`. */
export const travelMs = (duration: number): number => {
  let left = 1;
  let speed = 0;
  let frames = 0;
  while (left > restDistance) {
    speed = (speed + left / duration) * friction;
    left -= speed;
    frames += 1;
  }
  return frames * frameMs;
};

/** The value of Embla's option `duration` (no unit) for a movement of `ms` milliseconds. */
export const emblaDuration = (ms: number): number => {
  let duration = minDuration;
  while (travelMs(duration) < ms - frameMs) duration += 1;
  return duration;
};
