import { drawInFrames } from './frames';
import { createPainter } from './stroke-painter';
import { drawingMs, endsOf, finishedAt, type Drawing } from './strokes';

interface PlayerState {
  /** How far the drawing is, in whole percent. */
  percent: number;
  playing: boolean;
}

/** Plays a drawing on a canvas. */
export interface DrawingPlayer {
  subscribe: (listener: () => void) => () => void;
  state: () => PlayerState;
  /** Plays on; from the start when it is at the end. */
  play: () => void;
  pause: () => void;
  /** Goes to a percentage and stays there. */
  seek: (percent: number) => void;
  /** Shows it on a canvas, which gets its size. Returns a function that stops it. */
  showOn: (canvas: HTMLCanvasElement, width: number) => () => void;
}

/**
 * Strokes that a frame may draw: fewer after a slow frame, more after a quick one. The clock of a
 * frame can't limit them, since browsers paint a canvas after the script has ended.
 */
const perFrame = { first: 60, least: 8, most: 480 };
const frameMs = { quick: 20, slow: 34 };
/** A tab that was hidden goes on where it was, and does not leap. */
const maxStepMs = 100;

/** A player at the start or, for people who asked for little motion, at the end of a drawing. */
export const createPlayer = (drawing: Drawing, atEnd: boolean): DrawingPlayer => {
  const ends = endsOf(drawing.strokes);
  const listeners = new Set<() => void>();
  let share = atEnd ? 1 : 0;
  let state: PlayerState = { percent: atEnd ? 100 : 0, playing: false };
  let wake = () => {};

  const update = (next: PlayerState) => {
    if (next.percent === state.percent && next.playing === state.playing) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const goTo = (next: number, playing: boolean) => {
    share = Math.min(1, next);
    update({ percent: Math.floor(share * 100), playing: playing && share < 1 });
    wake();
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: () => state,
    play: () => goTo(share >= 1 ? 0 : share, true),
    pause: () => goTo(share, false),
    seek: (percent) => goTo(percent / 100, false),
    showOn: (canvas, width) => {
      const painter = createPainter(drawing, width);
      canvas.width = painter.canvas.width;
      canvas.height = painter.canvas.height;
      const context = canvas.getContext('2d');
      let most = perFrame.first;
      const frames = drawInFrames((passedMs) => {
        if (passedMs > frameMs.slow) most = Math.max(perFrame.least, most / 2);
        else if (passedMs > 0 && passedMs < frameMs.quick) most = Math.min(perFrame.most, most * 1.25);
        if (state.playing) goTo(share + Math.min(maxStepMs, passedMs) / drawingMs, true);
        const arrived = painter.paintTo(finishedAt(ends, share), Math.round(most));
        // While it is sought, half of what is painted would flash.
        if (arrived || state.playing) context?.drawImage(painter.canvas, 0, 0);
        return !arrived || state.playing;
      });
      wake = frames.wake;
      wake();
      return () => {
        frames.stop();
        wake = () => {};
      };
    },
  };
};
