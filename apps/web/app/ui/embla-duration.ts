/** Embla moves slides by a spring: each frame adds a part of the way that is left to the speed and then brakes it by this factor. */
const friction = 0.68;
const frameMs = 1000 / 60;
/** Below about 22 the spring swings past its end. */
const least = 22;
/** A slide has come to rest for the eye when this part of its way is left. */
const atRest = 0.01;

/** How long a slide travels, in milliseconds, with Embla's option `duration` set to so much. */
export const travelMs = (duration: number): number => {
  let left = 1;
  let speed = 0;
  let frames = 0;
  while (left > atRest) {
    speed = (speed + left / duration) * friction;
    left -= speed;
    frames += 1;
  }
  return frames * frameMs;
};

/** The value of Embla's `duration`, which is no time, with which a slide travels for so many milliseconds. */
export const emblaDuration = (ms: number): number => {
  let duration = least;
  while (travelMs(duration) < ms - frameMs) duration += 1;
  return duration;
};
