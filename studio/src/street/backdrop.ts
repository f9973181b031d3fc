/** What lies behind the houses and before them: sky and skyline, and the pavement. Both repeat sideways without a seam. */
import { d, flat, K, line, mix, type Painter } from './painter.ts';

/** One sun or moon stands in a wide window: the drawing is two of the stretches of land that repeat. */
export const FAR = { width: 2800, height: 540, stretch: 1400 } as const;
export const ROAD = { width: 300, height: 76 } as const;

const hills = (
  p: Painter,
  y: number,
  waves: readonly (readonly [heightPx: number, count: number, shift: number])[],
  colour: string,
): void => {
  const at = (x: number) =>
    waves.reduce(
      (sum, [high, count, shift]) => sum + high * Math.sin((x / FAR.stretch) * 2 * Math.PI * count + shift),
      y,
    );
  let data = d`M-2 ${FAR.height}`;
  for (let x = -2; x <= FAR.stretch + 2; x += 14) data += d`L${x} ${at(x)}`;
  p.path(data + d`L${FAR.stretch + 2} ${FAR.height}z`, flat(colour));
};

/** Dome, tower and house shapes in one tone, as one path. */
const skyline = {
  fort: (x: number, y: number) =>
    d`M${x} ${y}v-44h8v-6h8v6h8v-6h8v6h10v-58q10 -22 20 0v58h16v-30l-4 -2q10 -26 26 -34 16 8 26 34l-4 2v30h16v-58q10 -22 20 0v58h10v-6h8v6h8v-6h8v6h8v44z`,
  shikhara: (x: number, y: number) =>
    d`M${x} ${y}v-20h12q2 -70 20 -112l6 -8 6 8q18 42 20 112h10q2 -34 12 -52l4 -6 4 6q10 18 12 52h8v20z`,
  gopuram: (x: number, y: number) =>
    d`M${x} ${y}l4 -30h4l3 -26h4l3 -24h4l3 -22h4l2 -16q11 -12 22 0l2 16h4l3 22h4l3 24h4l3 26h4l4 30z`,
  dome: (x: number, y: number) =>
    d`M${x} ${y}v-62q6 -14 12 0v26h14v-16q-10 -30 24 -46 34 16 24 46v16h14v-26q6 -14 12 0v62z`,
  roofs: (x: number, y: number) => d`M${x} ${y}v-26l20 -14 20 14v-10h26v-16h18v26l16 -12 18 12v26z`,
};

const tree = (p: Painter, x: number, y: number, size: number, colours: readonly string[]): void => {
  p.path(d`M${x} ${y}v${-18 * size}`, line(colours[0], 4 * size));
  p.cloud(x, y - 26 * size, 24 * size, 16 * size, 46, 10 * size, colours);
};

/** Sky, clouds, hills, a skyline and a line of trees. */
export const drawFar = (p: Painter): string => {
  const { width: W, height: H, stretch: S } = FAR;
  const { night } = p;
  const sky = night
    ? (['#0b1030', '#1c2152', '#4a3468', '#b0603f'] as const)
    : (['#8fc0bf', '#c3dccb', '#f2e6c2', '#f6d9a4'] as const);
  p.shining(() =>
    p.path(d`M0 0h${W}v${H}H0z`, {
      fill: p.gradient('down', [0, sky[0]], [0.36, sky[1]], [0.7, sky[2]], [0.94, sky[3]]),
      stroke: 'none',
    }),
  );
  const haze = night ? ['#3f3668', '#2f2b58', '#1d1f42'] : ['#a6c7b4', '#88ae98', '#6f9a82'];
  if (night)
    p.shining(() => {
      const stars = (n: number) =>
        Array.from({ length: n }, (): [number, number] => [p.r.between(4, S - 4), p.r.between(6, 250)]);
      const stretch = p.define(() => {
        p.dots(stars(90), 1.3, '#f6ecc8', 0.7);
        p.dots(stars(26), 2.2, '#fff4d0');
      });
      p.use(stretch, 0, 0);
      // Turned, so that no figure comes twice.
      p.use(stretch, W, 0, -1, 1);
      // The moon, as miniatures paint it.
      p.stain(1010, 76, 92, 92, 0.5, '#f0c878');
      p.path('M982 80a28 28 0 1 1 56 0 28 28 0 1 1-56 0z', { fill: '#f6e3ab', stroke: 'none' });
      p.path('M987 80a23 23 0 1 1 46 0 23 23 0 1 1-46 0z', { fill: '#fdf4d4', stroke: 'none' });
    });
  else {
    p.stain(1010, 92, 120, 120, 0.8, '#fff3cf');
    p.path('M984 92a26 26 0 1 1 52 0 26 26 0 1 1-52 0z', { fill: '#f6c65a', stroke: '#d98a2c', w: 1.2 });
    p.path('M990 92a20 20 0 1 1 40 0 20 20 0 1 1-40 0z', { fill: '#fadf92', stroke: 'none' });
  }
  // Curled clouds.
  const curl = p.define(() => {
    p.shining(() => {
      const [body, edge] = night ? ['#262a5c', '#4d4b80'] : ['#e3e9d8', '#b7cdc2'];
      p.path('M0 0Q14-11 30-8 38-18 56-13 68-20 82-11 98-15 108-6 124-7 136 0 100 5 70 2 34 6 0 0z', {
        fill: body,
        stroke: edge,
        w: 1,
      });
      p.path('M30-8q9-2 12 4M56-13q12-1 14 7M82-11q10-1 12 6M12-3q8-3 14 0M108-5q8-1 12 2', line(edge, 1));
    });
  });
  for (const [x, y, s] of [
    [120, 84, 1.1],
    [350, 40, 0.8],
    [560, 130, 0.9],
    [820, 54, 1],
    [1180, 140, 1.1],
    [1290, 44, 0.7],
    [690, 200, 0.7],
    [250, 190, 0.8],
    [1490, 58, 0.9],
    [1700, 150, 1.1],
    [1860, 70, 0.7],
    [2060, 120, 1],
    [2210, 48, 1.1],
    [2380, 180, 0.8],
    [2520, 92, 0.9],
    [2690, 50, 0.8],
  ] as const)
    p.use(curl, x, y, s);
  // Kites in the evening and parrots by day.
  p.shining(() => {
    if (night) return;
    for (const [x, y, colour] of [
      [452, 110, K.hingul],
      [500, 78, K.haldi],
      [1100, 190, K.neel],
      [930, 200, K.lakh],
      [1790, 120, K.haldi],
      [2300, 84, K.hingul],
    ] as const) {
      p.path(d`M${x} ${y - 9}l8 9-8 9-8 -9z`, { fill: colour, w: 0.7 });
      p.path(d`M${x} ${y + 9}q6 20 -4 44t6 60`, line('#8a7a66', 0.6));
    }
    for (const [x, y] of [
      [620, 60],
      [640, 72],
      [606, 78],
      [180, 130],
      [200, 120],
      [1640, 84],
      [1664, 76],
      [2440, 128],
      [2458, 120],
      [2470, 134],
      [2488, 126],
    ] as const)
      p.path(d`M${x - 9} ${y}q5 -7 9 0 4 -7 9 0`, line('#5a7a5a', 1.4));
  });
  const land = p.define(() =>
    p.shining(() => {
      hills(
        p,
        318,
        [
          [26, 2, 0.6],
          [14, 5, 2],
        ],
        haze[0],
      );
      const tone = mix(haze[0], haze[1], 0.5);
      p.group('transform="translate(0 346) scale(1.5)"', () => {
        p.path(
          skyline.fort(70, 10) +
            skyline.shikhara(330, 14) +
            skyline.gopuram(500, 14) +
            skyline.dome(640, 14) +
            skyline.shikhara(806, 12),
          flat(tone),
        );
      });
      hills(
        p,
        362,
        [
          [12, 3, 1.2],
          [7, 7, 0],
        ],
        haze[1],
      );
      const near = mix(haze[1], haze[2], 0.7);
      p.path(
        skyline.roofs(40, 384) +
          skyline.dome(300, 392) +
          skyline.roofs(620, 386) +
          skyline.gopuram(890, 400) +
          skyline.roofs(1130, 384) +
          skyline.dome(1290, 396),
        flat(near),
      );
      if (night) {
        const lit = Array.from({ length: 60 }, (): [number, number] => [
          p.r.between(20, S - 20),
          p.r.between(340, 400),
        ]);
        p.dots(lit, 2.6, '#ffcf74', 0.85);
        p.dots(
          lit.filter((_, i) => i % 4 === 0),
          9,
          '#ffb648',
          0.22,
        );
      }
      const greens = night ? ['#14203a', '#1b2a44', '#24364c'] : ['#5f8a62', '#789f68', '#9db778'];
      for (let i = 0; i < 26; i++)
        tree(p, 24 + i * 54 + p.r.between(-12, 12), 424 + p.r.between(-6, 6), p.r.between(0.8, 1.5), greens);
      p.path(d`M-2 412h${S + 4}v${H}H-2z`, flat(night ? '#1a2038' : '#a9b98a'));
    }),
  );
  p.use(land, 0, 0);
  p.use(land, S, 0);
  return p.svg(W, H);
};

/** Kerb, stones, and a painted border below. */
export const drawRoad = (p: Painter): string => {
  const { width: W, height: H } = ROAD;
  const earth = '#cfae84';
  p.path(d`M-2 0h${W + 4}v${H}H-2z`, { fill: earth, stroke: 'none' });
  p.path(d`M-2 0h${W + 4}v9H-2z`, { fill: mix(earth, '#ffffff', 0.24), w: 0.9 });
  let joints = '';
  for (let i = 0; i <= 6; i++) joints += d`M${i * 50} 0v9`;
  p.path(joints, line(mix(earth, K.ink, 0.5), 0.8));
  p.shade(d`M0 9h${W}v5H0z`, 0.22);
  // Stones in rows; those at the edge come twice.
  for (let row = 0; row < 3; row++) {
    const y = 21 + row * 12;
    for (let i = 0; i < 10; i++) {
      const shift = 4 + (row % 2) * 15;
      const tone = mix(earth, p.r.chance(0.5) ? '#ffffff' : K.kattha, p.r.between(0.04, 0.2));
      const [x, w, h] = [i * 30 + shift + p.r.between(-2, 2), 13, 4.6];
      for (const left of x + w > W ? [x, x - W] : x < w ? [x, x + W] : [x])
        p.path(d`M${left - w} ${y}q1 ${-h} ${w} ${-h}t${w} ${h}q-1 ${h} ${-w} ${h}t${-w} ${-h}z`, {
          fill: tone,
          stroke: mix(earth, K.ink, 0.45),
          w: 0.7,
        });
    }
  }
  p.dots(
    Array.from({ length: 40 }, () => [p.r.between(2, W - 2), p.r.between(14, 54)]),
    1.3,
    mix(earth, K.ink, 0.4),
    0.5,
  );
  // The border of the page.
  p.path(d`M-2 56h${W + 4}v${H}H-2z`, { fill: K.manjistha, stroke: 'none' });
  p.path(d`M-2 56.5h${W + 4}M-2 ${H - 1}h${W + 4}`, line(K.ink, 1.2));
  p.path(d`M-2 59h${W + 4}M-2 ${H - 3.5}h${W + 4}`, line(K.haldi, 1.4));
  let stem = 'M0 66';
  for (let i = 0; i < 10; i++) stem += d`q7.5 -7 15 0t15 0`;
  p.path(stem, line(K.leafBright, 1));
  const buds = Array.from({ length: 20 }, (_, i): [number, number] => [7.5 + i * 15, i % 2 ? 64.6 : 67.6]);
  p.dots(buds, 5.4, K.chuna);
  p.dots(buds, 2.6, K.haldi);
  return p.svg(W, H);
};
