/** What houses have: arches, eaves, windows, plinths, garlands, lamps. */
import { d, flat, FRONT, K, line, mix, type Painter } from './painter.ts';

const G = FRONT.ground;

/** An opening: left, top of the arch, width, and the height down to the sill. */
export interface Opening {
  x: number;
  y: number;
  w: number;
  h: number;
}

export type Profile = 'cusped' | 'round' | 'lintel' | 'ogee' | 'bangla' | 'flat';

/** The outline of an opening; `grow` widens it all round but at the sill. */
export const opening = (profile: Profile, { x, y, w, h }: Opening, grow = 0): string => {
  const [left, right, top, foot] = [x - grow, x + w + grow, y - grow, y + h];
  const middle = x + w / 2;
  const half = w / 2 + grow;
  switch (profile) {
    case 'round':
      return d`M${left} ${foot}V${top + half}a${half} ${half} 0 0 1 ${2 * half} 0V${foot}z`;
    case 'ogee':
      return d`M${left} ${foot}V${top + half * 1.15}c0 ${-half * 0.7} ${half * 0.7} ${-half * 0.62} ${half} ${-half * 1.15}c${half * 0.3} ${half * 0.53} ${half} ${half * 0.45} ${half} ${half * 1.15}V${foot}z`;
    case 'bangla':
      return d`M${left} ${foot}V${top + half * 0.5}q${half} ${-half} ${2 * half} 0V${foot}z`;
    case 'cusped': {
      // Foils on a pointed arch, three on each side.
      const rise = half * 1.16;
      const at = (t: number): [number, number] => [
        middle - half * Math.cos((t * Math.PI) / 2) * (1 - 0.04 * t),
        top + rise * (1 - Math.sin((t * Math.PI) / 2) * (0.94 + 0.06 * t)),
      ];
      const points = [0, 0.3, 0.62, 0.9].map(at);
      let path = d`M${left} ${foot}V${points[0][1]}`;
      const arc = ([px, py]: [number, number], [qx, qy]: [number, number]) => {
        const radius = Math.hypot(qx - px, qy - py) * 0.56;
        return d`A${radius} ${radius} 0 0 1 ${qx} ${qy}`;
      };
      for (let i = 1; i < points.length; i++) path += arc(points[i - 1], points[i]);
      path += d`Q${middle - 1} ${top + 1} ${middle} ${top - 4}`;
      const mirrored = points.map(([px, py]): [number, number] => [2 * middle - px, py]).reverse();
      path += d`Q${middle + 1} ${top + 1} ${mirrored[0][0]} ${mirrored[0][1]}`;
      for (let i = 1; i < mirrored.length; i++) path += arc(mirrored[i - 1], mirrored[i]);
      return path + d`V${foot}z`;
    }
    default:
      return d`M${left} ${foot}V${top}H${right}V${foot}z`;
  }
};

/** The room behind a door: dark by day, with light at its back; lit at night, and its light falls on the wall and the street. */
export const room = (p: Painter, data: string, tint: string = K.kattha): void => {
  p.lamplight(150, 330, 150, 0.66, 138);
  if (p.night)
    p.shining(() =>
      p.path(data, {
        fill: p.gradient(
          'down',
          [0, mix(tint, '#5a2a10', 0.4)],
          [0.35, '#d98a2c'],
          [0.75, '#f4bd5c'],
          [1, '#b0641c'],
        ),
      }),
    );
  else
    p.path(data, {
      fill: p.gradient(
        'down',
        [0, '#150d10'],
        [0.55, mix(tint, '#150d10', 0.55)],
        [1, mix(tint, '#150d10', 0.2)],
      ),
    });
};

/** Two open leaves of a door, seen in perspective at the sides of the opening. */
export const leaves = (p: Painter, { x, y, w, h }: Opening, colour: string, trim: string): void => {
  const deep = w * 0.17;
  for (const side of [1, -1] as const) {
    const from = side === 1 ? x : x + w;
    const to = from + side * deep;
    p.path(d`M${from} ${y}L${to} ${y + 7}V${y + h - 5}L${from} ${y + h}z`, { fill: colour });
    for (let i = 0; i < 4; i++) {
      const top = y + 10 + (i * (h - 12)) / 4;
      p.path(
        d`M${from + side * 2.5} ${top}L${to - side * 2.5} ${top + 2.4}V${top + h / 4 - 8}L${from + side * 2.5} ${top + h / 4 - 7}z`,
        {
          fill: mix(colour, '#000000', 0.18),
          w: 0.7,
        },
      );
      p.dots([[(from + to) / 2, top + h / 8 - 2]], 2.6, trim);
    }
  }
};

/** The plinth that carries a house: stones, a shadow on the pavement, damp. */
export const plinth = (p: Painter, x: number, w: number, h: number, colour: string): void => {
  p.stain(x + w / 2 + 5, G + 5, w * 0.56, 11, 0.55, '#1c0f1a');
  p.wall(p.box(x, G - h, w, h + 2), colour, { worn: 0 });
  const joints = Math.round(w / 26);
  let data = '';
  for (let i = 1; i < joints; i++)
    data += d`M${x + (i * w) / joints + p.r.between(-4, 4)} ${G - h}v${h * 0.5}`;
  if (h > 14) {
    data += d`M${x} ${G - h / 2}h${w}`;
    for (let i = 0; i < joints; i++)
      data += d`M${x + ((i + 0.5) * w) / joints + p.r.between(-4, 4)} ${G - h / 2}v${h * 0.5}`;
  }
  p.path(data, line(mix(colour, K.ink, 0.6), 0.7));
  p.rect(x - 3, G - h - 4, w + 6, 5, { fill: mix(colour, '#ffffff', 0.25) });
};

/** Steps to the door, the lowest first. */
export const steps = (
  p: Painter,
  middle: number,
  w: number,
  top: number,
  n: number,
  colour: string,
): void => {
  const rise = (G + 8 - top) / n;
  for (let i = 0; i < n; i++) {
    const width = w + (i + 0.4) * 9;
    const y = top + i * rise;
    p.rect(middle - width / 2, y, width, rise, { fill: mix(colour, '#ffffff', 0.22) });
    p.rect(middle - width / 2, y + rise * 0.42, width, rise * 0.58, {
      fill: mix(colour, K.ink, 0.16),
      w: 0.7,
    });
  }
  p.lamplight(middle, 447, 126, 0.85, 22);
};

/** A stone eave on brackets, with its shadow on the wall. */
export const eave = (
  p: Painter,
  {
    x,
    y,
    w,
    drop = 12,
    out = 9,
    brackets = 8,
    colour,
  }: {
    x: number;
    y: number;
    w: number;
    drop?: number;
    out?: number;
    brackets?: number;
    colour: string;
  },
): void => {
  p.shade(d`M${x} ${y + drop}h${w}l4 17h${-w - 2}z`, 0.3);
  const id = p.define(() => {
    p.path('M0 0h6c0 5-2 6-2 9 0 2-2 3-3 5-2-2-1-4-1-6z', { fill: mix(colour, K.ink, 0.14), w: 0.7 });
  });
  for (let i = 0; i < brackets; i++) p.use(id, x + 5 + (i * (w - 16)) / (brackets - 1), y + drop - 2);
  p.path(d`M${x} ${y}h${w}l${out} ${drop}h${-w - 2 * out}z`, { fill: mix(colour, '#ffffff', 0.22) });
  p.path(d`M${x - out} ${y + drop}h${w + 2 * out}v2.6h${-w - 2 * out}z`, {
    fill: mix(colour, K.ink, 0.28),
    w: 0.8,
  });
};

/** A row of small arches or merlons along a parapet. */
export const parapet = (
  p: Painter,
  x: number,
  y: number,
  w: number,
  n: number,
  colour: string,
  kind: 'leaf' | 'step' = 'leaf',
): void => {
  const each = w / n;
  const unit =
    kind === 'leaf'
      ? d`m0 0c0 ${-each * 0.62} ${each * 0.32} ${-each * 0.7} ${each / 2} ${-each * 1.05}c${each * 0.18} ${each * 0.35} ${each / 2} ${each * 0.43} ${each / 2} ${each * 1.05}z`
      : d`m0 0v${-each * 0.5}h${each * 0.25}v${-each * 0.4}h${each * 0.5}v${each * 0.4}h${each * 0.25}v${each * 0.5}z`;
  let data = '';
  for (let i = 0; i < n; i++) data += d`M${x + i * each} ${y}` + unit;
  p.path(data, { fill: colour, w: 0.9 });
  p.dotRow(x + each / 2, y - each * 0.38, each, 0, n, each * 0.2, mix(colour, K.manjistha, 0.75));
};

/** A marigold garland that hangs in swags over a door. */
export const garland = (p: Painter, x: number, y: number, w: number, swags: number, sag = 9): void => {
  const one: [number, number][] = [];
  const two: [number, number][] = [];
  const leafy: [number, number][] = [];
  const each = w / swags;
  for (let s = 0; s < swags; s++)
    for (let i = 0; i <= 7; i++) {
      const t = i / 7;
      (i % 2 ? one : two).push([x + (s + t) * each, y + sag * 4 * t * (1 - t)]);
    }
  for (let s = 0; s <= swags; s++) for (let i = 1; i < 4; i++) leafy.push([x + s * each, y + i * 4]);
  p.dots(leafy, 3.6, K.leafDark);
  p.dots(one, 4.6, K.kesar);
  p.dots(two, 4.6, K.haldi);
};

/** A string of bulbs; they burn at night. */
export const bulbs = (
  p: Painter,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  n: number,
): void => {
  const middle = [(x1 + x2) / 2, (y1 + y2) / 2 + sag * 2] as const;
  p.path(d`M${x1} ${y1}Q${middle[0]} ${middle[1]} ${x2} ${y2}`, line('#3a2a22', 0.8));
  const places = Array.from({ length: n }, (_, i): [number, number] => {
    const t = (i + 0.5) / n;
    return [
      (1 - t) ** 2 * x1 + 2 * t * (1 - t) * middle[0] + t * t * x2,
      (1 - t) ** 2 * y1 + 2 * t * (1 - t) * middle[1] + t * t * y2 + 3,
    ];
  });
  if (p.night)
    p.shining(() => {
      p.dots(places, 15, '#ffb648', 0.16);
      p.dots(places, 8, '#ffc45a', 0.34);
      p.dots(places, 4.4, '#fff0c0');
    });
  else {
    for (const [index, colour] of [K.hingul, K.haldi, K.leafBright].entries())
      p.dots(
        places.filter((_, i) => i % 3 === index),
        4.2,
        colour,
      );
    p.dots(
      places.map(([x, y]) => [x - 0.7, y - 0.8]),
      1.2,
      '#ffffff',
    );
  }
};

/** A lantern on a bracket beside a door; `side` is where it points. */
export const lantern = (p: Painter, x: number, y: number, side: 1 | -1 = 1): void => {
  p.path(d`M${x} ${y}q${side * 9} -9 ${side * 15} -1v4`, line(K.kajal, 1.8));
  const at = x + side * 15;
  p.path(d`M${at - 5} ${y + 7}l5 -4.5 5 4.5-1.6 11h-6.8z`, { fill: K.gilt, w: 0.9 });
  if (p.night)
    p.shining(() =>
      p.path(d`M${at - 3.6} ${y + 8}h7.2l-1.2 8.4h-4.8z`, { fill: '#fff2c4', stroke: '#e39a2c', w: 0.7 }),
    );
  else p.path(d`M${at - 3.6} ${y + 8}h7.2l-1.2 8.4h-4.8z`, { fill: '#e9dcae', w: 0.6 });
  p.lamplight(at, y + 12, 72, 0.7);
};

/** A window: frame, panes or shutters, and light at night. */
export const window = (
  p: Painter,
  at: Opening,
  {
    profile = 'cusped',
    frame,
    shutter,
    lit = true,
  }: { profile?: Profile; frame: string; shutter?: string; lit?: boolean },
): void => {
  p.path(opening(profile, at, 4.5), { fill: frame });
  const hole = opening(profile, at);
  if (p.night && lit)
    p.shining(() =>
      p.path(hole, {
        fill: p.once('lit', () => p.gradient('down', [0, '#b8641c'], [0.6, '#f6c05e'], [1, '#ffdf96'])),
      }),
    );
  else p.path(hole, { fill: p.once('unlit', () => p.gradient('down', [0, '#181016'], [1, '#4a352c'])) });
  if (shutter) {
    const { x, y, w, h } = at;
    for (const side of [0, 1]) {
      const left = side ? x + w - w * 0.34 : x;
      p.clip(hole, () => {
        p.rect(left, y, w * 0.34, h, { fill: shutter, w: 0.8 });
        let slats = '';
        for (let i = 1; i * 4 < h; i++) slats += d`M${left + 1.5} ${y + i * 4}h${w * 0.34 - 3}`;
        p.path(slats, line(mix(shutter, K.ink, 0.5), 0.8));
      });
    }
  }
  p.path(hole, line(K.ink, 0.9));
};

/** A clay pot; `n` of them stacked. */
export const pots = (p: Painter, x: number, foot: number, n = 1, size = 1): void => {
  let y = foot;
  p.stain(x + 3, foot, 15 * size, 4, 0.5, '#1c0f1a');
  for (let i = 0; i < n; i++) {
    const s = size * (1 - i * 0.2);
    const [w, h] = [11 * s, 17 * s];
    p.path(
      d`M${x - w * 0.45} ${y - h}c${-w * 0.05} ${h * 0.16} ${-w * 0.55} ${h * 0.2} ${-w * 0.55} ${h * 0.55}c0 ${h * 0.32} ${w * 0.5} ${h * 0.45} ${w} ${h * 0.45}s${w} ${-h * 0.13} ${w} ${-h * 0.45}c0 ${-h * 0.35} ${-w * 0.5} ${-h * 0.39} ${-w * 0.55} ${-h * 0.55}z`,
      { fill: i % 2 ? '#a8522c' : '#bb6236' },
    );
    p.path(d`M${x - w * 0.6} ${y - h - 1.5}h${w * 1.2}v2.6h${-w * 1.2}z`, { fill: '#cf7a48', w: 0.9 });
    p.path(
      d`M${x - w * 0.9} ${y - h * 0.52}q${w * 0.9} ${h * 0.2} ${w * 1.8} 0`,
      line(K.khadi, 1.1, 'stroke-dasharray="1.5 2"'),
    );
    p.stain(x - w * 0.35, y - h * 0.55, w * 0.3, h * 0.26, 0.4, '#ffe9cc');
    y -= h - 1;
  }
};

/** Thatch between two edges: an outline, straws that run from the ridge to the eave, and the ropes that bind them. */
export const thatch = (
  p: Painter,
  {
    outline,
    ridge,
    foot,
    ropes = 3,
    fringe,
  }: {
    outline: string;
    /** Two ends of the ridge, and of the eave, from left to right. */
    ridge: readonly [number, number, number, number];
    foot: readonly [number, number, number, number];
    ropes?: number;
    /** How far the eave hangs through in the middle. */
    fringe: number;
  },
): void => {
  const straw = '#b08a4e';
  p.path(outline, { fill: straw });
  const [rx1, ry1, rx2, ry2] = ridge;
  const [fx1, fy1, fx2, fy2] = foot;
  const at = (t: number, v: number): [number, number] => {
    const [ax, ay] = [rx1 + (rx2 - rx1) * t, ry1 + (ry2 - ry1) * t];
    const [bx, by] = [fx1 + (fx2 - fx1) * t, fy1 + (fy2 - fy1) * t + fringe * 4 * t * (1 - t)];
    return [ax + (bx - ax) * v, ay + (by - ay) * v];
  };
  p.clip(outline, () => {
    for (const [colour, n, w] of [
      [mix(straw, K.ink, 0.45), 70, 1],
      [mix(straw, '#fff0c4', 0.55), 62, 1.2],
      [mix(straw, K.kattha, 0.3), 46, 1.7],
    ] as const) {
      let data = '';
      for (let i = 0; i < n; i++) {
        const t = p.r.unit();
        const v = p.r.between(0, 0.86);
        const [x1, y1] = at(t, v);
        const [x2, y2] = at(t + p.r.between(-0.012, 0.012), v + p.r.between(0.1, 0.3));
        data += d`M${x1} ${y1}L${x2} ${y2}`;
      }
      p.path(data, line(colour, w));
    }
    for (let i = 1; i <= ropes; i++) {
      let data = '';
      for (let j = 0; j <= 8; j++) {
        const [x, y] = at(j / 8, (i / (ropes + 0.6)) * 0.96);
        data += (j ? 'L' : 'M') + d`${x} ${y}`;
      }
      p.path(data, line(mix(straw, K.ink, 0.6), 1.5, 'stroke-dasharray="5 2"'));
    }
    p.path(outline, {
      fill: p.once('rooflight', () =>
        p.gradient('across', [0, '#fff2c8', 0.28], [0.4, '#fff2c8', 0], [1, '#24102a', 0.4]),
      ),
      stroke: 'none',
    });
  });
  // The ragged eave and its shadow.
  let data = '';
  for (let i = 0; i <= 60; i++) {
    const [x, y] = at(i / 60, 1);
    data += d`M${x} ${y - 3}l${p.r.between(-1.5, 1.5)} ${p.r.between(4, 10)}`;
  }
  p.path(data, line(mix(straw, K.ink, 0.3), 1.6));
};

/** Clay tiles as a paint: rows of tongues. */
export const tiles = (p: Painter, colour = '#b4532f'): string =>
  p.pattern(13, 16, () => {
    p.path('M-1-1h15v18h-15z', flat(mix(colour, K.ink, 0.28)));
    p.path(
      'M.5-2h12v6.5a6 6 0 0 1-12 0zM-6 6h12v6.5a6 6 0 0 1-12 0zM7 6h12v6.5a6 6 0 0 1-12 0zM.5 14h12v6.5a6 6 0 0 1-12 0z',
      { fill: colour, stroke: mix(colour, K.ink, 0.6), w: 0.7 },
    );
    p.path('M3-1v5M-3 8v4M10 8v4', line(mix(colour, '#ffd9b0', 0.4), 1.4));
  });

/** A palm behind the house: a stem that leans and a crown. */
export const palm = (p: Painter, x: number, foot: number, topX: number, topY: number, size = 1): void => {
  p.path(d`M${x} ${foot}Q${x} ${(foot + topY) / 2} ${topX} ${topY}`, line('#7d6248', 6.5 * size));
  p.path(
    d`M${x} ${foot}Q${x} ${(foot + topY) / 2} ${topX} ${topY}`,
    line('#5a4432', 6.5 * size, 'stroke-dasharray="1 6"'),
  );
  let dark = '';
  let bright = '';
  for (let i = 0; i < 11; i++) {
    const a = -Math.PI * 1.12 + (i / 10) * Math.PI * 1.24;
    const long = p.r.between(36, 46) * size;
    const [tx, ty] = [topX + Math.cos(a) * long, topY + Math.sin(a) * long * 0.8 + 14 * size];
    const [mx, my] = [topX + Math.cos(a) * long * 0.62, topY + Math.sin(a) * long * 0.8 - 12 * size];
    const frond = d`M${topX} ${topY}Q${mx} ${my} ${tx} ${ty}Q${mx - 2} ${my + 12 * size} ${topX} ${topY + 4}z`;
    if (i % 2) bright += frond;
    else dark += frond;
  }
  p.path(dark, { fill: K.leafDark, w: 0.7 });
  p.path(bright, { fill: K.leaf, w: 0.7 });
  p.dots(
    [
      [topX - 4, topY + 6],
      [topX + 4, topY + 7],
      [topX, topY + 10],
    ],
    8 * size,
    '#8a6a2e',
  );
};

/** A banana plant. */
export const banana = (p: Painter, x: number, foot: number, size = 1): void => {
  p.stain(x, foot, 16 * size, 4, 0.5, '#1c0f1a');
  p.path(d`M${x - 4 * size} ${foot}q2 ${-30 * size} 3 ${-52 * size}h3q2 ${30 * size} 3 ${52 * size}z`, {
    fill: '#8c9a52',
  });
  for (const [a, long, colour] of [
    [-2.5, 46, K.leafDark],
    [-0.7, 48, K.leafDark],
    [-2.05, 58, K.leaf],
    [-1.1, 56, K.leaf],
    [-1.57, 62, K.leafBright],
  ] as const) {
    const [ex, ey] = [
      x + Math.cos(a) * long * size,
      foot - 48 * size + Math.sin(a) * long * size + Math.abs(Math.cos(a)) * 22 * size,
    ];
    const [cx, cy] = [x + Math.cos(a) * long * 0.55 * size, foot - 52 * size + Math.sin(a) * long * size];
    const [nx, ny] = [Math.sin(a) * 9 * size, -Math.cos(a) * 9 * size];
    p.path(
      d`M${x} ${foot - 46 * size}Q${cx + nx} ${cy + ny} ${ex} ${ey}Q${cx - nx} ${cy - ny} ${x} ${foot - 46 * size}z`,
      { fill: colour, w: 0.8 },
    );
    p.path(d`M${x} ${foot - 46 * size}Q${cx} ${cy} ${ex} ${ey}`, line(mix(colour, '#ffffff', 0.4), 0.8));
  }
};
