/** Something that is drawn frame by frame, for as long as there is more to draw. */
interface Frames {
  /** Draws in the next frame, once however often it is called. */
  wake: () => void;
  stop: () => void;
}

/** `draw` gets the time since the frame before, 0 for the first one, and says whether it goes on. */
export const drawInFrames = (draw: (passedMs: number) => boolean): Frames => {
  let frame = 0;
  let last = 0;
  const wake = () => {
    if (frame === 0) frame = requestAnimationFrame(next);
  };
  const next = (now: number) => {
    frame = 0;
    const goesOn = draw(last ? now - last : 0);
    last = goesOn ? now : 0;
    if (goesOn) wake();
  };
  return { wake, stop: () => cancelAnimationFrame(frame) };
};
