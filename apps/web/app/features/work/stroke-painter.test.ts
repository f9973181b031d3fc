import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPainter } from './stroke-painter';
import type { Drawing } from './strokes';

/** The paths that were drawn, and the copies that were made or put back, in order. */
let log: string[] = [];

const fakeCanvas = () => ({
  getContext: () => ({
    setTransform: () => {},
    fillRect: () => log.push('ground'),
    drawImage: () => log.push('copy'),
    fill: ({ d }: { d: string }) => log.push(d),
    stroke: ({ d }: { d: string }) => log.push(d),
  }),
});

beforeEach(() => {
  log = [];
  vi.stubGlobal('document', { createElement: fakeCanvas });
  vi.stubGlobal(
    'Path2D',
    class {
      d: string;
      constructor(d: string) {
        this.d = d;
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const drawing: Drawing = {
  width: 10,
  height: 10,
  ground: '#74411f',
  strokes: Array.from({ length: 20 }, (_, index) => ({
    stage: 2,
    colour: '#ffffff',
    width: index % 2,
    path: `${index}`,
    length: 1,
    extent: 1,
  })),
  sheet: [],
};

it('goes on from where it is, a slice at a time', () => {
  const painter = createPainter(drawing, 100);
  expect(painter.paintTo(3, 2)).toBe(false);
  expect(painter.paintTo(3, 2)).toBe(true);
  expect(log).toEqual(['ground', '0', '1', '2']);
});

it('goes back by the nearest copy', () => {
  const painter = createPainter(drawing, 100);
  expect(painter.paintTo(20, 100)).toBe(true);
  log = [];
  // Copies were made after 4, 8, 12, 16 and 20 strokes.
  expect(painter.paintTo(10, 100)).toBe(true);
  expect(log).toEqual(['copy', '8', '9']);
  log = [];
  expect(painter.paintTo(0, 100)).toBe(true);
  expect(log).toEqual(['ground']);
});
