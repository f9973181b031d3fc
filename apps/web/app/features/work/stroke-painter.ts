import type { Drawing, Stroke } from './strokes';

interface Painter {
  /** The canvas that the strokes are on. */
  canvas: HTMLCanvasElement;
  /**
   * Brings the canvas to its first `count` strokes, with at most `most` strokes at a time. Returns
   * whether it got there; call it again otherwise.
   */
  paintTo: (count: number, most: number) => boolean;
}

/** Copies of the canvas that going back starts from. */
const checkpoints = 5;

const canvasOf = (width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas.');
  return [canvas, context];
};

/** Draws the strokes of a drawing on a canvas `width` pixels wide, which nobody sees. */
export const createPainter = (drawing: Drawing, width: number): Painter => {
  const { strokes, ground } = drawing;
  const scale = width / drawing.width;
  const height = Math.round(drawing.height * scale);
  const [canvas, context] = canvasOf(width, height);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  const saved: { count: number; canvas: HTMLCanvasElement }[] = [];
  const every = Math.ceil(strokes.length / checkpoints);
  let drawn = 0;

  const reset = () => {
    context.setTransform(1, 0, 0, 1, 0, 0);
    const start = drawn === 0 ? undefined : saved.find(({ count }) => count === drawn);
    if (start) context.drawImage(start.canvas, 0, 0);
    else {
      context.fillStyle = ground;
      context.fillRect(0, 0, width, height);
    }
    context.setTransform(scale, 0, 0, scale, 0, 0);
  };
  reset();

  const paint = ({ colour, width: lineWidth, path }: Stroke) => {
    const shape = new Path2D(path);
    if (lineWidth === 0) {
      context.fillStyle = colour;
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is no array
      context.fill(shape);
    } else {
      context.strokeStyle = colour;
      context.lineWidth = lineWidth;
      context.stroke(shape);
    }
  };

  const save = () => {
    if (drawn === 0 || drawn % every !== 0 || saved.some(({ count }) => count === drawn)) return;
    const [copy, copyContext] = canvasOf(width, height);
    copyContext.drawImage(canvas, 0, 0);
    saved.push({ count: drawn, canvas: copy });
  };

  return {
    canvas,
    paintTo: (count, most) => {
      if (count < drawn) {
        drawn = Math.max(0, ...saved.map((copy) => copy.count).filter((at) => at <= count));
        reset();
      }
      const end = Math.min(count, drawn + most);
      while (drawn < end) {
        paint(strokes[drawn] as Stroke);
        drawn += 1;
        save();
      }
      return drawn === count;
    },
  };
};
