import { describe, expect, it } from 'vitest';
import type { Outline } from './outline-parts';
import { outlinesOf } from './outlines';
import { drawingOf } from './strokes';

type StrokeOfFile = [stage: number, colour: number, width: number, path: string];

const [fill, line, ornament] = [1, 2, 3];
const [white, red, black] = [0, 1, 2];

const outlines = (...strokes: StrokeOfFile[]): Outline[] =>
  outlinesOf(
    drawingOf({
      version: 1,
      width: 1000,
      height: 1000,
      ground: '#74411f',
      palette: ['#ffffff', '#c5271f', '#1d1a1c', '#a4d0d6ad'],
      strokes,
    }),
  );

const kinds = (of: readonly Outline[]) => of.map(({ kind, width }) => [kind, width]);

describe('the outlines of a picture of many colours', () => {
  const shape: StrokeOfFile = [fill, red, 0, 'M100 100l300 0 0 300z'];

  it('are edges of shapes, thin lines, and both edges of wide lines, without what is too small', () => {
    const all = outlines(
      shape,
      [fill, white, 0, 'M100 100l3 0 0 3z'],
      [line, white, 2, 'M0 0l300 400'],
      [fill, red, 12, 'M0 0l300 400'],
      [ornament, black, 2, 'M0 0l20 20'],
    );
    expect(kinds(all)).toEqual([
      ['edge', 1.6],
      ['line', 1.6],
      ['line', 12],
      ['inside', 8.8],
    ]);
  });

  it('show no edge of a neck on its head', () => {
    const body = 'M277 582l5-29 13 0-4 29zM312 542l-20 30-30-30 20-30z';
    const [edges, paper, ...others] = outlines(shape, [fill, white, 0, body]).slice(1);
    expect(edges).toEqual({ kind: 'line', width: 3.2, path: body });
    expect(paper).toEqual({ kind: 'paper', width: 0, path: body });
    expect(others).toEqual([]);
  });

  it('print the black strokes of a brush, but not where there is much ornament', () => {
    const stroke: StrokeOfFile = [fill, black, 0, 'M100 300l90 0 0 9-90 0z'];
    const whisker: StrokeOfFile = [line, black, 9, 'M180 300l90 0'];
    const dots: StrokeOfFile = [ornament, red, 2, 'M0 0h.1M20 0h.1M40 0h.1M60 0h.1'];
    expect(kinds(outlines(shape, stroke, whisker))).toEqual([
      ['edge', 1.6],
      ['ink', 0],
      ['line', 9],
    ]);
    expect(kinds(outlines(shape, stroke, dots)).map(([kind]) => kind)).toEqual(['edge', 'edge']);
  });

  it('keep the edge of every leaf of a twig', () => {
    const twig = 'M100 100l20 10-20 10zM110 100l20 10-20 10z';
    expect(kinds(outlines(shape, [fill, white, 0, twig])).at(-1)).toEqual(['edge', 1.6]);
  });

  it('keep all rays of a sun, or none', () => {
    const rays = (length: number): StrokeOfFile[] => [
      [ornament, white, 0, `M500 100l4 0 0 ${length}zM600 100l4 0 0 8z`],
      [ornament, white, 5, 'M700 100l4 0M800 100l4 0'],
    ];
    expect(kinds(outlines(shape, ...rays(14))).length).toBeGreaterThan(3);
    expect(outlines(shape, ...rays(9))).toHaveLength(1);
  });

  it('keep the pupil of an eye, but no other dot', () => {
    const eye: StrokeOfFile = [fill, white, 14, 'M300 300h.1'];
    const pupil: StrokeOfFile = [ornament, black, 7, 'M300 300h.1'];
    expect(outlines(shape, eye, pupil)).toHaveLength(4);
    const small: StrokeOfFile = [fill, white, 5, 'M300 300l2 0'];
    expect(outlines(shape, small, [ornament, black, 4, 'M301 300h.1'])).toHaveLength(4);
    expect(outlines(shape, small)).toHaveLength(1);
    expect(outlines(shape, pupil)).toHaveLength(1);
  });

  it('keep the smallest eyes, a black dot in the middle of a white one', () => {
    const eye: StrokeOfFile = [ornament, white, 4, 'M300 300h.1'];
    const dot = (x: number, colour = black): StrokeOfFile => [ornament, colour, 2, `M${x} 300h.1`];
    expect(kinds(outlines(shape, eye, dot(300)).slice(1))).toEqual([
      ['line', 4],
      ['inside', expect.closeTo(0.8)],
      ['line', 1.6],
    ]);
    expect(outlines(shape, eye, dot(303))).toHaveLength(1);
    expect(outlines(shape, eye, dot(300, red))).toHaveLength(1);
  });

  it('show petals and leaves by the lines round them, however small', () => {
    const dab: StrokeOfFile = [ornament, red, 8, 'M300 300l2 0'];
    const vein: StrokeOfFile = [ornament, black, 1, 'M298 300l6 0'];
    const rim: StrokeOfFile = [line, black, 1, 'M297 300l4 4 4-4-4-4z'];
    const petal = outlines(shape, dab, vein, rim).slice(1);
    expect(petal).toEqual([{ kind: 'edge', width: 1.6, path: 'M297 300l4 4l4 -4l-4 -4z' }]);
    const row = Array.from({ length: 17 }, (_, at): StrokeOfFile => [ornament, at % 2, 8, dab[3]]);
    expect(outlines(shape, ...row, rim)).toHaveLength(1);
  });

  it('have every other of the fine lines of hatching', () => {
    const waves = (width: number): StrokeOfFile => [
      ornament,
      black,
      width,
      Array.from({ length: 6 }, (_, at) => `M100 ${100 + at * 7}l300 0`).join(''),
    ];
    expect(outlines(shape, waves(1))).toHaveLength(4);
    expect(outlines(shape, waves(2))).toHaveLength(7);
  });

  it('show what is in water, not the water over it', () => {
    const water: StrokeOfFile = [ornament, 3, 0, 'M0 100l900 0 0 900z'];
    expect(kinds(outlines(shape, water))).toEqual([['edge', 1.6]]);
  });

  it('keep the head of a small person, with its neck and turban', () => {
    const neck: StrokeOfFile = [ornament, white, 0, 'M300 300l1-5 2 0 0 5z'];
    const arm: StrokeOfFile = [fill, white, 0, 'M300 300l9-2 0-2z'];
    const head: StrokeOfFile = [ornament, white, 8, 'M301 293l1 0'];
    const turban: StrokeOfFile = [ornament, red, 6, 'M300 289l3 0'];
    expect(outlines(shape, neck, arm, head, turban)).toHaveLength(7);
    expect(outlines(shape, head, turban)).toHaveLength(1);
    expect(outlines(shape, neck)).toHaveLength(1);
  });

  it('keep all stripes of a tiger', () => {
    const stripes = Array.from({ length: 20 }, (_, at) => `M${300 + at * 9} 300l2 ${at === 0 ? 52 : 12}`);
    const shapes = Array.from({ length: 5 }, () => shape);
    expect(outlines(...shapes, [ornament, black, 2, stripes.join('')])).toHaveLength(25);
    expect(outlines(...shapes, [ornament, black, 2, stripes.slice(0, 9).join('')])).toHaveLength(6);
  });

  it('have fewer petals where there would be too much ink', () => {
    const petals = Array.from({ length: 100 }, (_, row): StrokeOfFile => {
      const squares = Array.from({ length: 70 }, (__, at) => `M${at * 14} ${row * 10}l14 0 0 9-14 0z`);
      return [ornament, row % 3, 0, squares.join('')];
    });
    expect(outlines(...petals.slice(0, 9), shape)).toHaveLength(10);
    expect(outlines(...petals, shape)).toHaveLength(1);
  });

  it('have no small flowers where there would be too much ink', () => {
    const petal: StrokeOfFile = [ornament, red, 8, 'M300 300l2 0'];
    const rim: StrokeOfFile = [line, black, 1, 'M297 300l4 4 4-4-4-4z'];
    const heart: StrokeOfFile = [fill, white, 7, 'M301 310l0 0'];
    const crowd = Array.from({ length: 250 }, (_, at): StrokeOfFile => {
      return [line, at % 3, 2, `M10 ${at * 4}l980 0`];
    });
    expect(outlines(shape, petal, rim, heart, shape)).toHaveLength(5);
    expect(outlines(shape, petal, rim, heart, ...crowd)).toHaveLength(251);
  });
});

describe('the outlines of a picture in one colour', () => {
  it('are those of whole figures, with the smallest parts', () => {
    const all = outlines(
      [fill, white, 0, 'M100 100l20 0-10 20z'],
      [ornament, white, 2, 'M110 100l0-5'],
      [ornament, white, 7, 'M110 90h.1'],
    );
    expect(kinds(all)).toEqual([
      ['line', 1.6],
      ['line', 6.4],
      ['line', 7],
      ['paper', 3.2],
      ['inside', 3.8],
    ]);
  });

  it('leave out dots that have no room for an edge', () => {
    expect(outlines([line, white, 2, 'M0 0l300 400'], [ornament, white, 3, 'M110 90h.1'])).toHaveLength(1);
    expect(outlines([line, white, 2, 'M0 0l300 400'], [ornament, white, 5.5, 'M110 90h.1'])).toHaveLength(3);
  });

  it('lie over what is behind them', () => {
    const figure = (x: number): StrokeOfFile => [fill, white, 0, `M${x} 100l20 0-10 20z`];
    const [edge, paper, ...front] = outlines(figure(100), figure(110));
    expect([edge?.path, paper?.path]).toEqual([figure(100)[3], figure(100)[3]]);
    expect(front.map(({ path }) => path)).toEqual([figure(110)[3], figure(110)[3]]);
  });

  it('keep the wall of a hut away from the oxen before it', () => {
    const ox: StrokeOfFile = [fill, white, 0, 'M100 100l20 0-10 20z'];
    const leg: StrokeOfFile = [line, white, 2, 'M110 120l0 60'];
    const wall: StrokeOfFile = [ornament, white, 2, 'M50 110l200 0'];
    const all = outlines(ox, leg, wall).map(({ path, kind, width }) => [path, kind, width]);
    expect(all.slice(0, 3)).toEqual([
      [wall[3], 'line', 1.6],
      [ox[3], 'paper', expect.closeTo(9.6)],
      [leg[3], 'line', 1.6],
    ]);
    const horns: StrokeOfFile = [line, white, 2, 'M100 100l0 -20M120 100l0 -20'];
    expect(outlines(ox, horns, wall)[1]?.path, 'and from between their horns').toBe(
      'M100 80L120 80L120 100L110 120L100 100z',
    );
  });

  it('end the waves of a hill at its edges', () => {
    const hill: StrokeOfFile = [fill, black, 0, 'M100 100l90 0 0 90-90 0z'];
    const wave: StrokeOfFile = [line, white, 1, 'M95 120l20 4 20 -4 20 4 20 -4 20 4'];
    const lines = Array.from({ length: 20 }, (_, at): StrokeOfFile => [line, white, 2, `M0 ${at * 9}l300 0`]);
    const paths = outlines(...lines, hill, wave).map(({ path }) => path);
    const [from, ...others] = paths.find((path) => path.includes('L'))?.match(/[\d.]+(?= )/g) ?? [];
    expect(Math.abs(Number(from) - 100)).toBeLessThan(1);
    expect(Math.abs(Number(others.at(-1)) - 190)).toBeLessThan(1);
  });

  it('have the arms of people behind their neighbours', () => {
    const person = (x: number): StrokeOfFile[] => [
      [fill, white, 0, `M${x} 100l20 0-10 20z`],
      [line, white, 2, `M${x} 100l-30 5`],
      [fill, white, 9, `M${x + 10} 90h.1`],
    ];
    const all = outlines(...person(100), ...person(130), ...person(160));
    expect(all.map(({ kind }) => kind).join(' ')).toBe('line line line paper paper paper inside');
  });

  it('show what has the colour of the ground as a shape that covers, with one edge', () => {
    const dark: StrokeOfFile = [fill, black, 0, 'M100 100l90 0 0 90z'];
    const lines = Array.from({ length: 20 }, (_, at): StrokeOfFile => [line, white, 2, `M0 ${at * 9}l300 0`]);
    const edge: StrokeOfFile = [line, white, 2, 'M101 100l89 1 0 89'];
    expect(outlines(...lines, dark, edge).at(-1)).toEqual({ kind: 'edge', width: 1.6, path: dark[3] });
    const mark: StrokeOfFile = [line, white, 2, 'M110 110l60 0'];
    expect(outlines(...lines, dark, mark).at(-1)?.path).toBe('M110 110l60 0');
  });

  it('show no line on a shape of its colour, whichever was painted first', () => {
    const figure: StrokeOfFile = [fill, white, 0, 'M100 100l90 0 0 90z'];
    const pole: StrokeOfFile = [line, white, 2, 'M50 110l200 0'];
    expect(outlines(figure, pole)).toEqual(outlines(pole, figure));
    expect(outlines(figure, pole).map(({ kind }) => kind)).toEqual(['line', 'line', 'paper']);
    const dark: StrokeOfFile = [line, black, 2, 'M110 105l50 0'];
    const poles = Array.from({ length: 20 }, () => pole);
    expect(outlines(...poles, figure, dark).at(-1)?.path).toBe(dark[3]);
  });

  it('show the rings of a sun as discs that cover', () => {
    const hand: StrokeOfFile = [line, white, 3, 'M300 400l0-100'];
    const rings = [10, 20, 30].map((r) => `M${300 + r} 300l-${r} ${r}-${r}-${r} ${r}-${r} ${r} ${r}`);
    const paths = outlines(hand, [line, white, 2, rings.join('')]).map(
      ({ kind, path }) => `${kind} ${path.slice(0, 4)}`,
    );
    expect(paths).toEqual([
      'line M300',
      'line M330',
      'paper M330',
      'line M320',
      'paper M320',
      'line M310',
      'paper M310',
    ]);
  });

  it('make a crown no wider and no higher than its leaves were painted', () => {
    const leaves = Array.from(
      { length: 400 },
      (_, at) => `M${300 + (at % 20) * 3} ${300 + Math.floor(at / 20) * 3}l5 5`,
    );
    const [edge] = outlines([ornament, white, 1, leaves.join('')]);
    const corners = [...(edge?.path ?? '').matchAll(/[ML]([^ ]+) ([^ML]+)/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]) as [number, number][];
    const reach = (edge?.width ?? 0) / 2;
    expect(corners).toHaveLength(800);
    expect(Math.min(...corners.map(([x]) => x)) - reach).toBeCloseTo(300);
    expect(Math.max(...corners.map(([x]) => x)) + reach).toBeCloseTo(362);
    expect(Math.min(...corners.map(([, y]) => y)) - reach).toBeCloseTo(300);
  });

  it('make no crown of feet near a tree', () => {
    const tree = Array.from(
      { length: 100 },
      (_, at) => `M${300 + (at % 10) * 2} ${300 + Math.floor(at / 10) * 2}l5 5`,
    );
    const feet: StrokeOfFile = [ornament, white, 2.5, 'M300 300l5 0M310 300l5 0'];
    expect(outlines([ornament, white, 1, tree.join('')], feet)[0]).toEqual({
      kind: 'line',
      width: 1.6,
      path: 'M300 300l5 0M310 300l5 0',
    });
  });

  it('have every second straw of a roof, in whatever order they were painted', () => {
    const straw = Array.from({ length: 20 }, (_, at) => `M${300 + at * 4} 300l50 50`);
    const shown = (of: readonly string[]) => {
      const [thatch] = outlines([ornament, white, 1.5, of.join('')]);
      return (thatch?.path ?? '').match(/M[^M]+/g);
    };
    const others = straw.filter((_, at) => at % 2 === 1);
    const every = straw.filter((_, at) => at % 2 === 0);
    expect(shown(straw)).toEqual(every);
    expect(shown([...others, ...every])).toEqual(every);
  });

  it('have every second line of a lattice in both directions', () => {
    const lines = [50, -50].flatMap((dx) =>
      Array.from({ length: 12 }, (_, at) => `M${300 + at * 8} 300l${dx} 50`),
    );
    const [lattice] = outlines([ornament, white, 1.5, lines.join('')]);
    expect(lattice?.path.match(/M[^M]+/g)).toEqual([
      ...lines.slice(12).filter((_, at) => at % 2 === 0),
      ...lines.slice(0, 12).filter((_, at) => at % 2 === 0),
    ]);
  });

  it('show the fronds of a palm as leaves that cover each other, but not the twigs of a tree', () => {
    const frondAt = (x: number, tip: number): StrokeOfFile[] => [
      [line, white, 1.5, `M${x} 300l${tip} 20`],
      [
        ornament,
        white,
        1,
        Array.from({ length: 20 }, (_, at) => `M${x + at} 300l2 ${at % 2 === 0 ? 6 : -6}`).join(''),
      ],
    ];
    const tips = [-30, -20, -10, 10, 20, 30];
    const palm = outlines(...tips.flatMap((tip) => frondAt(300, tip)));
    expect(kinds(palm)).toEqual(
      tips.flatMap(() => [
        ['line', 11],
        ['inside', expect.closeTo(7.8)],
      ]),
    );
    const tree = outlines(...tips.flatMap((tip) => frondAt(300 + 4 * tip, tip)));
    expect(kinds(tree)).not.toContainEqual(['line', 11]);
  });

  it('have the triangles of a border as they are, and people without lines inside', () => {
    const triangles = (count: number): StrokeOfFile => [
      ornament,
      white,
      0,
      Array.from({ length: count }, (_, at) => `M${100 + at * 20} 100l20 0-10 20z`).join(''),
    ];
    expect(kinds(outlines(triangles(30)))).toEqual([['edge', 1.6]]);
    expect(kinds(outlines(triangles(6)))).toEqual([
      ['line', 6.4],
      ['paper', 3.2],
    ]);
  });

  it('leave knots of hair out', () => {
    const head: StrokeOfFile = [fill, white, 12, 'M300 300h.1'];
    expect(outlines(head, [ornament, white, 7, 'M309 300h.1'])).toEqual(outlines(head));
  });

  it('make a crown of leaves that are close together, and leave hatching out', () => {
    const leaves = (gap: number, count: number): StrokeOfFile => [
      ornament,
      white,
      1,
      Array.from({ length: count }, (_, leaf) => {
        const [row, place] = [Math.floor(leaf / 10), leaf % 10];
        return `M${300 + place * gap} ${300 + row * gap}l5 5`;
      }).join(''),
    ];
    expect(kinds(outlines(leaves(2, 100)))).toEqual([
      ['line', 18],
      ['inside', 14.8],
    ]);
    expect(outlines(leaves(20, 100))).toEqual([]);
    expect(kinds(outlines(leaves(20, 10)))).toEqual([['line', 1.6]]);
  });
});
