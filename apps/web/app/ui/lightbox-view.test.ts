import { describe, expect, it } from 'vitest';
import {
  clampView,
  nextScale,
  resizedView,
  swipeTo,
  viewOfPart,
  visiblePart,
  wholeView,
  zoomAt,
} from './lightbox-view';

const picture = { width: 400, height: 600 };
const stage = { width: 1000, height: 600 };

describe('steps of the zoom', () => {
  it('go from 100 to 300 % in halves and stay there', () => {
    const up = [1, 1.5, 2, 2.5, 3].map((scale) => nextScale(scale, 1));
    expect(up).toEqual([1.5, 2, 2.5, 3, 3]);
    const down = [3, 2.5, 2, 1.5, 1].map((scale) => nextScale(scale, -1));
    expect(down).toEqual([2.5, 2, 1.5, 1, 1]);
  });

  it('continue from between two steps, where a pinch ended', () => {
    expect(nextScale(1.7, 1)).toBe(2);
    expect(nextScale(1.7, -1)).toBe(1.5);
  });
});

describe('clampView', () => {
  it('centres a picture that fits', () => {
    expect(clampView({ scale: 1, x: 90, y: -40 }, picture, stage)).toEqual(wholeView);
  });

  it('lets a zoomed picture move as far as its edge', () => {
    expect(clampView({ scale: 3, x: 500, y: -5000 }, picture, stage)).toEqual({ scale: 3, x: 100, y: -600 });
  });

  it('moves only along the side that is larger than the stage', () => {
    expect(clampView({ scale: 2, x: 300, y: 100 }, picture, stage)).toEqual({ scale: 2, x: 0, y: 100 });
  });

  it('limits the scale', () => {
    expect(clampView({ scale: 9, x: 0, y: 0 }, picture, stage).scale).toBe(3);
    expect(clampView({ scale: 0.2, x: 0, y: 0 }, picture, stage).scale).toBe(1);
  });
});

describe('zooming at a point', () => {
  it('keeps the point of the picture under the finger', () => {
    const before = { scale: 1.5, x: 20, y: -30 };
    const point = { x: 120, y: 80 };
    const after = zoomAt(before, 2.4, point);
    const inPicture = ({ scale, x, y }: typeof before) => [(point.x - x) / scale, (point.y - y) / scale];
    expect(inPicture(after)[0]).toBeCloseTo(inPicture(before)[0] as number);
    expect(inPicture(after)[1]).toBeCloseTo(inPicture(before)[1] as number);
  });
});

describe('visiblePart', () => {
  it('is all of an unzoomed picture', () => {
    expect(visiblePart(wholeView, picture, stage)).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  });

  it('is the middle of a picture zoomed at its centre', () => {
    const part = visiblePart({ scale: 2, x: 0, y: 0 }, picture, stage);
    expect(part).toEqual({ x: 0, y: 0.25, width: 1, height: 0.5 });
  });

  it('reaches the edges', () => {
    const view = clampView({ scale: 3, x: -9999, y: 9999 }, picture, stage);
    const part = visiblePart(view, picture, stage);
    expect(part.y).toBeCloseTo(0);
    expect(part.x + part.width).toBeCloseTo(1);
  });
});

describe('viewOfPart', () => {
  it('shows the part in the middle', () => {
    const part = { x: 0.2, y: 0.25, width: 0.6, height: 0.5 };
    const view = viewOfPart(part, picture, stage);
    expect(view.scale).toBe(2);
    const seen = visiblePart(view, picture, stage);
    expect(seen.y + seen.height / 2).toBeCloseTo(0.5);
    expect(seen.height).toBeCloseTo(0.5);
  });

  it('stays within the picture and the limits of the zoom', () => {
    const view = viewOfPart({ x: 0, y: 0, width: 0.01, height: 0.01 }, picture, stage);
    expect(view.scale).toBe(3);
    const seen = visiblePart(view, picture, stage);
    expect(seen.x).toBeCloseTo(0);
    expect(seen.y).toBeCloseTo(0);
    expect(viewOfPart({ x: 0, y: 0, width: 1, height: 1 }, picture, stage)).toEqual(wholeView);
  });

  it('does not enlarge a picture beyond its file', () => {
    const wide = { width: 800, height: 600 };
    expect(viewOfPart({ x: 0.5, y: 0.5, width: 0.01, height: 0.01 }, wide, stage).scale).toBe(2);
    const wider = { width: 2000, height: 600 };
    expect(viewOfPart({ x: 0.5, y: 0.5, width: 0.01, height: 0.01 }, wider, stage).scale).toBe(1);
  });
});

describe('a picture that changes its size', () => {
  it('shows the same part', () => {
    const half = { width: 200, height: 300 };
    expect(resizedView({ scale: 2, x: 60, y: -20 }, picture, half)).toEqual({ scale: 2, x: 30, y: -10 });
  });

  it('has no view before it has a size', () => {
    expect(resizedView(wholeView, { width: 0, height: 0 }, picture)).toEqual(wholeView);
  });
});

describe('swiping', () => {
  it('to the left shows the next work, to the right the previous one', () => {
    expect(swipeTo({ x: -120, y: 10 }, 600)).toBe(1);
    expect(swipeTo({ x: 120, y: 10 }, 600)).toBe(-1);
  });

  it('is ignored when it is short and slow, or diagonal', () => {
    expect(swipeTo({ x: -40, y: 0 }, 600)).toBe(0);
    expect(swipeTo({ x: -100, y: 90 }, 200)).toBe(0);
  });

  it('may be short when it is quick', () => {
    expect(swipeTo({ x: -40, y: 4 }, 60)).toBe(1);
  });
});
