import { describe, expect, it } from 'vitest';
import { drawingOf, endsOf, finishedAt, linesOf } from './strokes';

const file = {
  version: 1,
  width: 100,
  height: 80,
  ground: '#74411f',
  palette: ['#ffffff', '#ffffff80'],
  strokes: [
    [1, 0, 0, 'M10 10l20 0 0 20-20 0zm5 5l0 5 5 0z'],
    [2, 0, 2, 'M0 0l30 40m10 0h20'],
    [2, 1, 2, 'M0 0l30 40m10 0h20'],
    [3, 0, 3, 'M562 304h.1'],
  ],
};

describe('the lines of a path', () => {
  it('start where the moves lead', () => {
    const lines = linesOf('M10 20l3 4m5 5h-.5');
    expect(lines.map(({ path }) => path)).toEqual(['M10 20l3 4', 'M18 29l-0.5 0']);
    expect(lines.map(({ length }) => length)).toEqual([5, 0.5]);
  });

  it('go on from the start of a closed one', () => {
    const [closed, next] = linesOf('M0 0l10 0 0 10zm5 5l1 0');
    expect(closed?.length).toBeCloseTo(20 + Math.hypot(10, 10));
    expect(closed?.extent).toBe(10);
    expect(next?.path).toBe('M5 5l1 0');
  });

  it('read numbers without spaces and zeros', () => {
    expect(linesOf('M1 1l.5.5-1-.25')[0]?.path).toBe('M1 1l0.5 0.5l-1 -0.25');
  });

  it('take further pairs after a move as a line', () => {
    expect(linesOf('M1 1 2 3')[0]?.path).toBe('M1 1l2 3');
  });

  it('leave out moves that draw nothing', () => expect(linesOf('M1 1m2 2')).toEqual([]));

  it('reject a path that they do not know', () => {
    expect(() => linesOf('M1 1l2')).toThrow('no file of strokes');
  });
});

describe('a drawing', () => {
  it('splits opaque lines, and keeps shapes with holes and translucent lines whole', () => {
    const { strokes } = drawingOf(file);
    expect(strokes.map(({ stage, colour, width }) => [stage, colour, width])).toEqual([
      [1, '#ffffff', 0],
      [2, '#ffffff', 2],
      [2, '#ffffff', 2],
      [2, '#ffffff80', 2],
      [3, '#ffffff', 3],
    ]);
    expect(strokes[0]?.path).toBe('M10 10l20 0 0 20-20 0zm5 5l0 5 5 0z');
  });

  it('has strokes for the picture alone, and others for the sheet alone', () => {
    const { strokes, sheet } = drawingOf({
      ...file,
      strokes: [
        [2, 0, 2, 'M1 1l9 0'],
        [2, 0, 2, 'M2 1l9 0', 1],
        [2, 0, 2, 'M3 1l9 0', 2],
      ],
    });
    expect(strokes.map(({ path }) => path)).toEqual(['M1 1l9 0', 'M2 1l9 0']);
    expect(sheet.map(({ path }) => path)).toEqual(['M1 1l9 0', 'M3 1l9 0']);
  });

  it.each([null, [], {}, { ...file, version: 2 }, { ...file, strokes: 'none' }])(
    'is not made of %j',
    (other) => {
      expect(() => drawingOf(other)).toThrow('no file of strokes');
    },
  );
});

describe('the time of strokes', () => {
  const ends = endsOf([{ length: 4 }, { length: 4 }, { length: 400 }]);

  it('ends with the last one', () => expect(ends[2]).toBe(1));

  it('is longer for long strokes, but not in proportion', () => {
    const [first = 0, second = 0, third = 0] = ends;
    expect(third - second).toBeGreaterThan(2 * first);
    expect(third - second).toBeLessThan(20 * first);
  });

  it('tells how many are finished', () => {
    const [first = 0, second = 0] = ends;
    expect([0, first / 2, first, second, 0.999, 1].map((share) => finishedAt(ends, share))).toEqual([
      0, 0, 1, 2, 2, 3,
    ]);
  });

  it('copes with no strokes', () => expect(finishedAt(endsOf([]), 0.5)).toBe(0));
});
