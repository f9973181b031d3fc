/** The strokes: what is read back from the markup, and what the committed files hold. */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Point, Poly } from '../draw/geometry.ts';
import { ink } from '../draw/ink.ts';
import { beginDrawing, clip, group } from '../draw/markup.ts';
import { rasterise } from '../draw/finish.ts';
import { toSvg, type Painting } from '../draw/painting.ts';
import { motif, record, redrawn, withoutStrokes } from '../draw/recording.ts';
import { ellipse, rect } from '../draw/shapes.ts';
import { dot, dots, fill, line, polys } from '../draw/svg.ts';
import { sampleOf } from '../testing/sample.ts';
import { listWorkFiles } from '../works/index.ts';
import { hasStrokes, strokesFileOf, strokesOf } from './export.ts';
import { marksOf } from './marks.ts';
import { dotPath, shortPath } from './path-data.ts';
import { placesOf, withPlaces } from './places.ts';
import { quantise, simplifyLine, simplifyOutline } from './simplify.ts';
import { BUDGET, sentBytes, shaken, STAGES, type StrokesFile, writeStrokes } from './strokes.ts';
import { tremorOf } from './tremor.ts';

/** Draws a body and reads its marks back. */
const read = async (draw: () => string, finish: Painting['finish'] = { wobble: 0 }) => {
  beginDrawing();
  const { drawing, recording } = await record(async () => draw());
  const painting: Painting = { w: 200, h: 100, bg: '#FFEEDD', body: drawing, finish };
  return { painting, marks: marksOf(painting, recording) };
};

const box = (p: Poly): number[] => {
  const [xs, ys] = [p.map(([x]) => x), p.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

describe('marks', () => {
  it('come in painting order, with their groups applied', async () => {
    const { marks } = await read(
      () =>
        fill(rect(0, 0, 50, 50), '#ABC') +
        group(
          line(
            [
              [0, 0],
              [10, 0],
            ],
            '#112233',
            2,
          ),
          'transform="translate(20 30) rotate(90)" opacity=".5"',
        ) +
        dot(5, 6, 2, '#000000'),
    );
    expect(marks.map(({ kind, colour, width }) => [kind, colour, width])).toEqual([
      ['fill', '#aabbcc', 0],
      ['line', '#11223380', 2],
      ['dots', '#000000', 4],
    ]);
    const [from, to] = marks[1].paths[0];
    expect([...from, ...to].map(Math.round)).toEqual([20, 30, 20, 40]);
  });

  it('know the middle of an inked line', async () => {
    const { marks } = await read(() =>
      ink(
        [
          [10, 50],
          [150, 50],
        ],
        '#000000',
        4,
        { closed: false, jit: 0 },
      ),
    );
    expect(marks).toHaveLength(1);
    expect(marks[0]).toMatchObject({ kind: 'line', width: 4, closed: false });
    expect(Math.max(...marks[0].paths[0].map(([, y]) => Math.abs(y - 50)))).toBeLessThan(0.2);
  });

  it('end where a clip ends', async () => {
    const { marks } = await read(() =>
      clip(
        rect(40, 20, 40, 40),
        line(
          [
            [0, 40],
            [200, 40],
          ],
          '#000000',
          1,
        ) +
          fill(rect(60, 0, 100, 100), '#ff0000') +
          dots(
            [
              [50, 50],
              [90, 50],
            ],
            2,
            '#0000ff',
          ),
      ),
    );
    expect(marks.map(({ kind, paths }) => [kind, box(paths.flat())])).toEqual([
      ['line', [40, 40, 80, 40]],
      ['fill', [60, 20, 80, 60]],
      ['dots', [50, 50, 50, 50]],
    ]);
  });

  it('leave soft shading out', async () => {
    const { marks } = await read(() => group(fill(rect(0, 0, 9, 9), '#000000'), 'filter="url(#b5)"'));
    expect(marks).toEqual([]);
  });

  it('are read only where the markup is understood', async () => {
    await expect(read(() => '<text>A</text>')).rejects.toThrow('<text>');
  });
});

it('finds the place of a motif, whatever is painted between its parts', async () => {
  const { painting, marks } = await read(() => {
    const [first, other, second] = [
      motif('Bird', () => fill(rect(20, 10, 20, 20), '#ff0000')),
      fill(rect(0, 0, 200, 100), '#00ff00'),
      motif('Bird', () => dot(60, 50, 5, '#0000ff')),
    ];
    return first + other + second;
  });
  const [x, y, w, h] = placesOf(marks, painting.w, painting.h).get('Bird') ?? [0, 0, 0, 0];
  expect([x, y, x + w, y + h].map((v) => Math.round(v * 100))).toEqual([9, 8, 33, 57]);
});

it('leaves out what a work draws without strokes, which its picture shows', async () => {
  const { painting, marks } = await read(
    () => fill(rect(0, 0, 40, 9), '#000000') + withoutStrokes(() => fill(rect(9, 0, 3, 9), '#112233')),
  );
  expect(painting.body).toContain('#112233');
  expect(marks.map(({ colour }) => colour)).toEqual(['#000000']);
});

it('has what the colouring sheet shows otherwise before the marks that it stands for', async () => {
  const hair = [rect(0, 0, 30, 9), rect(0, 9, 30, 9)].map((p) => () => line(p, '#000000', 1));
  const { painting, marks } = await read(() =>
    redrawn(
      () => hair.map((draw) => redrawn(draw)).join(''),
      () => polys([rect(0, 0, 30, 18), rect(30, 18, -20, 9)], '#ffffff'),
    ),
  );
  expect(painting.body).not.toContain('#ffffff');
  expect(marks.map(({ kind, only }) => [kind, only])).toEqual([
    ['fill', 'sheet'],
    ['line', 'picture'],
    ['line', 'picture'],
  ]);
  const { strokes } = JSON.parse(writeStrokes(painting, marks)) as StrokesFile;
  expect(strokes.map(([stage, , , , only]) => [stage, only])).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

it('draws the same with and without a listener', async () => {
  const draw = () =>
    ink(ellipse(50, 50, 20), '#000000') + motif('A', () => polys([rect(0, 0, 9, 9)], '#fff'));
  beginDrawing();
  const alone = draw();
  beginDrawing();
  expect((await record(async () => draw())).drawing).toBe(alone);
});

describe('the tremor', () => {
  it('moves points to where the finished picture shows them', async () => {
    const spots: Point[] = [];
    for (let y = 30; y < 280; y += 40) for (let x = 30; x < 380; x += 40) spots.push([x, y]);
    const body = dots(spots, 6, '#000000');
    const painting: Painting = { w: 400, h: 300, bg: '#ffffff', body, finish: { wobble: 3, seed: 7 } };
    const { data, width } = await rasterise(toSvg(painting));
    const tremor = await tremorOf(painting);
    const errors = spots.map(([x, y]) => {
      let [dark, sx, sy] = [0, 0, 0];
      for (let v = y - 14; v <= y + 14; v++)
        for (let u = x - 14; u <= x + 14; u++) {
          const weight = 255 - data[(v * width + u) * 3];
          dark += weight;
          sx += weight * (u + 0.5);
          sy += weight * (v + 0.5);
        }
      const [tx, ty] = tremor([x, y]);
      return Math.hypot(sx / dark - tx, sy / dark - ty);
    });
    expect(errors.reduce((sum, e) => sum + e, 0) / errors.length).toBeLessThan(0.35);
  });
});

describe('fewer points', () => {
  it('keep a line within its tolerance', () => {
    const wave = Array.from({ length: 200 }, (_, i): Point => [i, 20 * Math.sin(i / 15)]);
    const simple = simplifyLine(wave, 0.5);
    expect(simple.length).toBeLessThan(60);
    expect(simple[0]).toEqual(wave[0]);
    expect(simple.at(-1)).toEqual(wave.at(-1));
  });

  it('keep a ring closed and round', () => {
    const ring = simplifyOutline(ellipse(50, 50, 40, 40, 0, 200), 0.5);
    expect(ring.length).toBeGreaterThan(8);
    expect(box(ring).map(Math.round)).toEqual([10, 10, 90, 90]);
  });

  it('fall together when they are rounded', () => {
    expect(
      quantise(
        [
          [0, 0],
          [0.3, 0.2],
          [4.6, 0],
          [0.1, 0],
        ],
        true,
      ),
    ).toEqual([
      [0, 0],
      [5, 0],
    ]);
  });

  it('are written one after the other', () => {
    expect(
      shortPath(
        [
          [
            [3, 4],
            [8, -2],
            [8, 0],
          ],
          [
            [10, 10],
            [11, 12],
          ],
        ],
        false,
      ),
    ).toBe('M3 4l5-6 0 2m2 10l1 2');
    expect(
      shortPath(
        [
          [
            [3, 4],
            [8, 4],
            [8, 9],
          ],
          [
            [0, 0],
            [1, 0],
            [1, 1],
          ],
        ],
        true,
      ),
    ).toBe('M3 4l5 0 0 5zm-3-4l1 0 0 1z');
    expect(
      dotPath([
        [3, 4],
        [5, 2],
        [5, 9],
      ]),
    ).toBe('M3 4h.1m2-2h-.1m0 7h.1');
  });
});

describe('the text of a file', () => {
  it('has stages, colours and a path for each stroke', async () => {
    const { painting, marks } = await read(
      () =>
        fill(rect(10, 10, 180, 80), '#884422') +
        fill(ellipse(100, 50, 20), '#ffffff') +
        line(
          [
            [20, 20],
            [60, 60],
          ],
          '#000000',
          2,
        ) +
        dots(
          [
            [30, 80],
            [40, 80],
          ],
          2,
          '#000000',
        ),
    );
    const file = JSON.parse(writeStrokes(painting, marks)) as StrokesFile;
    expect(file).toMatchObject({ version: 1, width: 200, height: 100, ground: '#ffeedd' });
    expect(
      file.strokes.map(([stage, colour, width]) => [STAGES[stage], file.palette[colour], width]),
    ).toEqual([
      ['ground', '#884422', 0],
      ['fill', '#ffffff', 0],
      ['line', '#000000', 2],
      ['ornament', '#000000', 4],
    ]);
  });

  it('shows the same picture as the painting', async () => {
    const { painting, marks } = await read(
      () =>
        fill(rect(10, 10, 180, 80), '#884422') +
        polys([ellipse(60, 50, 20), ellipse(75, 50, 20)], '#ffffff') +
        ink(ellipse(130, 50, 30), '#000000', 4) +
        dots(
          [
            [120, 50],
            [140, 50],
          ],
          3,
          '#ffcc00',
        ),
      { wobble: 2, seed: 3 },
    );
    const file = JSON.parse(writeStrokes(painting, shaken(marks, await tremorOf(painting)))) as StrokesFile;
    const shapes = file.strokes.map(([, colour, width, d]) =>
      width
        ? `<path d="${d}" fill="none" stroke="${file.palette[colour]}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
        : `<path d="${d}" fill="${file.palette[colour]}"/>`,
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><rect width="200" height="100" fill="${file.ground}"/>${shapes.join('')}</svg>`;
    const [replayed, painted] = [await rasterise(svg), await rasterise(toSvg(painting))];
    const apart = painted.data.filter((v, i) => Math.abs(v - replayed.data[i]) > 90).length;
    expect(apart / painted.data.length).toBeLessThan(0.02);
  });
});

describe('the places in a content file', () => {
  const yaml = `works:
  - id: painting-one
    name: One
    details:
      - name: Sun
        text: It shines.
        at: [0, 0, 1, 1]
  - id: painting-two
    details:
      - name: Sun
        text: Another one.
        at: [0, 0, 1, 1]
`;

  it('are those of the drawing', () => {
    const text = withPlaces(yaml, 'painting-one', new Map([['Sun', [0.1, 0.2, 0.3, 0.4]]]));
    expect(text).toBe(yaml.replace('[0, 0, 1, 1]', '[0.1, 0.2, 0.3, 0.4]'));
  });

  it('stay where they are drawn by hand', () => {
    const byHand = yaml.replace('[0, 0, 1, 1]', '[0, 0, 0.5, 0.5] # by hand');
    expect(withPlaces(byHand, 'painting-one', new Map([['Sun', [0.1, 0.2, 0.3, 0.4]]]))).toBe(byHand);
  });

  it('are wanted for every motif and every detail', () => {
    expect(() => withPlaces(yaml, 'painting-one', new Map())).toThrow('draws no motif "Sun"');
    const more = new Map([['Sun', [0, 0, 1, 1]] as const, ['Moon', [0, 0, 1, 1]] as const]);
    expect(() => withPlaces(yaml, 'painting-two', more)).toThrow('has no detail for: Moon');
    expect(() => withPlaces(yaml, 'painting-six', new Map())).toThrow('no work is called painting-six');
  });
});

describe('the committed strokes', async () => {
  const painted = (await listWorkFiles()).filter(hasStrokes);

  it('are of twenty works at least, each within its budget', async () => {
    expect(painted.length).toBeGreaterThanOrEqual(20);
    for (const place of painted) {
      const text = await readFile(strokesFileOf(place), 'utf8');
      expect(text.length).toBeLessThanOrEqual(Math.max(...BUDGET.plain));
      expect(sentBytes(text)).toBeLessThanOrEqual(BUDGET.brotli);
    }
  });

  it.each(sampleOf(painted, 8).map((place) => [place.id, place] as const))(
    '%s are those of the drawing, to the byte, and so are the places of its motifs',
    async (_, place) => {
      for (const { file, text } of Object.values(await strokesOf(place)))
        expect(await readFile(file, 'utf8')).toBe(text);
    },
  );

  it('lie over the picture', async () => {
    const place = painted.find(({ id }) => id === 'painting-sohrai-cattle');
    if (!place) throw new Error('the strokes of the Sohrai cattle are needed for this test');
    const file = JSON.parse(await readFile(strokesFileOf(place), 'utf8')) as StrokesFile;
    const name = strokesFileOf(place).replace('.strokes.json', '-800.avif');
    const { data, info } = await sharp(name).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const scale = info.width / file.width;
    const dark = (dx: number, dy: number): number => {
      let sum = 0;
      let n = 0;
      for (const [, colour, , d] of file.strokes) {
        if (!/^#[0-3]/.test(file.palette[colour])) continue;
        for (const [, x, y] of d.matchAll(/M(-?\d+)[ ]?(-?\d+)h/g)) {
          const at = [Math.round((Number(x) + dx) * scale), Math.round((Number(y) + dy) * scale)];
          sum += 255 - data[(at[1] * info.width + at[0]) * 3];
          n++;
        }
      }
      return sum / n;
    };
    expect(dark(0, 0)).toBeGreaterThan(Math.max(dark(9, 0), dark(-9, 0), dark(0, 9), dark(0, -9)));
  });
});
