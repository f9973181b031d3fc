export interface Size {
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}
/** Scale of a picture, and offset of its centre from the stage's, in pixels. */
export interface View extends Point {
  scale: number;
}

/** A part of a picture, in fractions of its width and height from its top left corner. */
export type Part = Point & Size;

export const smallestScale = 1;
export const largestScale = 3;
const step = 0.5;

export const wholeView: View = { scale: 1, x: 0, y: 0 };

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** The next larger (`1`) or smaller (`-1`) of the sizes 100, 150, 200, 250 and 300 %. */
export const nextScale = (scale: number, direction: 1 | -1): number => {
  const steps = scale / step;
  const next = direction === 1 ? Math.floor(steps + 1e-6) + 1 : Math.ceil(steps - 1e-6) - 1;
  return clamp(next * step, smallestScale, largestScale);
};

/** Limits scale and offset, so that a zoomed picture leaves no avoidable gap on the stage. */
export const clampView = ({ scale, x, y }: View, picture: Size, stage: Size): View => {
  const size = clamp(scale, smallestScale, largestScale);
  const room = {
    x: Math.max(0, (picture.width * size - stage.width) / 2),
    y: Math.max(0, (picture.height * size - stage.height) / 2),
  };
  // Adding zero turns a negative zero into a plain one.
  return { scale: size, x: clamp(x, -room.x, room.x) + 0, y: clamp(y, -room.y, room.y) + 0 };
};

/** Zooms to `scale` around `point`, which is relative to the stage's centre. */
export const zoomAt = (view: View, scale: number, point: Point): View => {
  const size = clamp(scale, smallestScale, largestScale);
  const factor = size / view.scale;
  return { scale: size, x: point.x - (point.x - view.x) * factor, y: point.y - (point.y - view.y) * factor };
};

/** The width in pixels of the largest files; beyond it, a part is shown softer, not closer. */
const sharpWidth = 1600;

/** The view that shows a part of the picture in the middle, as large as stage, zoom and file allow. */
export const viewOfPart = (part: Part, picture: Size, stage: Size): View => {
  const scale = clamp(
    Math.min(stage.width / (part.width * picture.width), stage.height / (part.height * picture.height)),
    smallestScale,
    clamp(sharpWidth / picture.width, smallestScale, largestScale),
  );
  const offset = (from: number, size: number, length: number) => (0.5 - from - size / 2) * length * scale;
  return clampView(
    {
      scale,
      x: offset(part.x, part.width, picture.width),
      y: offset(part.y, part.height, picture.height),
    },
    picture,
    stage,
  );
};

/** The same view of a picture whose size on the screen has changed. */
export const resizedView = ({ scale, x, y }: View, before: Size, picture: Size): View => {
  const factor = before.width > 0 ? picture.width / before.width : 1;
  return { scale, x: x * factor, y: y * factor };
};

/** The part of the picture that the stage shows. */
export const visiblePart = ({ scale, x, y }: View, picture: Size, stage: Size): Part => {
  const along = (length: number, shown: number, offset: number): [from: number, part: number] => {
    const part = Math.min(1, shown / (length * scale));
    return [clamp(0.5 - offset / (length * scale) - part / 2, 0, 1 - part), part];
  };
  const [left, width] = along(picture.width, stage.width, x);
  const [top, height] = along(picture.height, stage.height, y);
  return { x: left, y: top, width, height };
};

/** Minimum length of a swipe, and of a fast one, in pixels; speed in pixels per millisecond. */
const swipe = { px: 64, fastPx: 24, speed: 0.4 } as const;

/** Where a swipe leads: to the next work (`1`), the previous one (`-1`), or nowhere (`0`). */
export const swipeTo = (movement: Point, ms: number): 1 | -1 | 0 => {
  const length = Math.abs(movement.x);
  if (length < 1.5 * Math.abs(movement.y)) return 0;
  const fast = length >= swipe.fastPx && length / Math.max(1, ms) >= swipe.speed;
  if (length < swipe.px && !fast) return 0;
  return movement.x < 0 ? 1 : -1;
};
