/** What is painted on the walls, and who stands in front of them. Each is drawn about an origin at its foot. */
import { d, flat, K, line, type Painter } from './painter.ts';

/** A painted elephant with a rider's seat, facing right, 100 by 84. */
export const elephant = (p: Painter, body: string, cloth: string, trim: string): string =>
  p.define(() => {
    p.path('M8-34C0-30 2-18-2-12', line(body, 2));
    p.path(
      'M10-34C8-56 24-66 46-65 58-65 66-64 70-60 76-68 90-66 92-52 94-40 90-30 93-20 94-15 99-16 98-21L101.5-20C102-11 91-9 88-18 86-26 87-32 83-36 80-32 78-30 77-24L78 0H67L66-19H39L37 0H26L25-18C22-14 21-8 21 0H11C11-14 10-24 10-34Z',
      { fill: body, w: 1 },
    );
    p.path('M71-59C61-56 62-38 70-33 79-38 81-52 71-59Z', { fill: body, w: 1 });
    p.path('M85-35c2 6 8 8 12 5-6 0-8-3-9-7z', { fill: K.chuna, w: 0.7 });
    p.path('M28-64H60L64-32C52-25 36-25 24-32Z', { fill: cloth, w: 1 });
    p.path('M26-37C38-30 50-30 63-37', line(trim, 2.6));
    p.path('M28-60H60', line(trim, 1.6));
    p.dotRow(34, -47, 9, 0, 3, 3.6, trim);
    p.path('M84-60l6-5 3 11-4 3z', { fill: cloth, w: 0.8 });
    p.dots([[84, -49]], 2, K.ink);
    // The seat, and who sits in it.
    p.path('M33-65V-78h22v13zM31-78q13-13 26 0z', { fill: trim, w: 0.9 });
    p.dots([[44, -71]], 6, '#8a5a34');
    p.path('M40-73q4-5 8 0z', { fill: cloth, w: 0.6 });
    p.path('M70-60q0-8 5-9 5 1 4 9z', { fill: cloth, w: 0.8 });
    p.dots([[74.5, -71]], 4.6, '#8a5a34');
    p.path('M20-6h-8M36-6h-9M76-6h-9', line(trim, 1.6));
  });

/** A painted horse and rider, facing right, 90 by 90. */
export const rider = (p: Painter, body: string, cloth: string, trim: string): string =>
  p.define(() => {
    p.path('M10-40C0-36 2-22-3-14 4-16 8-26 12-32Z', { fill: K.kajal, w: 0.6 });
    p.path(
      'M10-40C18-46 34-40 50-43 56-50 60-60 68-66L71-72 74-67C80-64 84-58 86-54L82-50C78-50 75-52 73-52 72-42 70-36 66-31L76-20 70-10 66-11 69-19 58-26 57 0H52L50-25C42-22 32-22 26-25L20-14 22 0H17L13-16 17-27C10-30 8-36 10-40Z',
      { fill: body, w: 1 },
    );
    p.path('M66-66C60-60 58-52 55-46', line(K.kajal, 2.4));
    p.path('M28-44H50L48-26C42-23 34-23 29-27Z', { fill: cloth, w: 0.9 });
    p.path('M29-30q9 4 19 1', line(trim, 2));
    p.path('M34-44C33-56 36-66 42-66 48-66 50-58 50-46L54-30 49-29 45-42z', { fill: trim, w: 0.9 });
    p.dots([[42, -71]], 8.5, '#9a6a3e');
    p.path('M36-73c2-7 11-7 13-1l4 3-6-1q-6-3-11-1z', { fill: cloth, w: 0.8 });
    p.path('M48-58L66-52', line('#9a6a3e', 2.4));
    p.dots([[80, -58]], 1.6, K.ink);
  });

/** A painted peacock, facing right, 66 by 56. */
export const peacock = (p: Painter, neck = '#1f5f8c', tail = '#2f7358', eye: string = K.haldi): string =>
  p.define(() => {
    p.path('M30-22C10-26-14-18-34-2-36 4-28 8-20 6-4 0 12-6 34-10Z', { fill: tail, w: 0.9 });
    p.dots(
      [
        [-26, 1],
        [-16, -6],
        [-6, -11],
        [4, -15],
        [-12, 1],
        [-2, -4],
        [8, -9],
        [16, -16],
      ],
      4.6,
      eye,
    );
    p.dots(
      [
        [-26, 1],
        [-16, -6],
        [-6, -11],
        [4, -15],
        [-12, 1],
        [-2, -4],
        [8, -9],
        [16, -16],
      ],
      2.4,
      K.neel,
    );
    p.path(
      'M24-20C22-6 34-4 40-10 46-18 42-30 46-40 48-46 54-46 55-42L60-41 55-38C52-28 54-14 44-6 36 0 24-2 24-20Z',
      { fill: neck, w: 0.9 },
    );
    p.path('M34-3V6M40-4V6', line(K.ink, 1.2));
    p.path('M50-45L48-53M51-45L52-54M53-44L56-52', line(neck, 1));
    p.dots(
      [
        [48, -54],
        [52, -55],
        [56.5, -53],
      ],
      2.4,
      eye,
    );
    p.dots([[52, -42]], 1.6, K.chuna);
  });

/** A flower of petals about its heart. */
export const flower = (p: Painter, petals: number, radius: number, petal: string, heart: string): string =>
  p.define(() => {
    let data = '';
    for (let i = 0; i < petals; i++) {
      const a = (i / petals) * 2 * Math.PI;
      const [b, c] = [a - Math.PI / petals, a + Math.PI / petals];
      const k = radius * 0.86;
      data += d`M0 0L${Math.cos(b) * k * 0.6} ${Math.sin(b) * k * 0.6}Q${Math.cos(b) * radius * 1.1} ${Math.sin(b) * radius * 1.1} ${Math.cos(a) * radius} ${Math.sin(a) * radius}Q${Math.cos(c) * radius * 1.1} ${Math.sin(c) * radius * 1.1} ${Math.cos(c) * k * 0.6} ${Math.sin(c) * k * 0.6}z`;
    }
    p.path(data, { fill: petal, w: 0.6 });
    p.dots([[0, 0]], radius * 0.7, heart);
  });

/** A stem that winds from one place to another with leaves on both sides. */
export const vine = (
  p: Painter,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  n: number,
  sway: number,
  stem: string,
  leaf: string,
): [number, number][] => {
  const places: [number, number][] = [];
  const [dx, dy] = [(x2 - x1) / n, (y2 - y1) / n];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [-dy / length, dx / length];
  let stemData = d`M${x1} ${y1}`;
  let leafData = '';
  for (let i = 0; i < n; i++) {
    const side = i % 2 ? 1 : -1;
    const [ax, ay] = [x1 + dx * i, y1 + dy * i];
    stemData += d`q${dx / 2 + nx * sway * side} ${dy / 2 + ny * sway * side} ${dx} ${dy}`;
    const [mx, my] = [ax + dx / 2, ay + dy / 2];
    places.push([mx - nx * sway * side * 0.55, my - ny * sway * side * 0.55]);
    for (const t of [-0.25, 0.25])
      leafData += d`M${mx + dx * t + nx * sway * side * 0.4} ${my + dy * t + ny * sway * side * 0.4}q${nx * sway * side * 0.9 + dx * 0.1} ${ny * sway * side * 0.9 + dy * 0.1} ${nx * sway * side * 0.9 + dx * 0.3} ${ny * sway * side * 0.9 + dy * 0.3}q${-nx * sway * side * 0.9} ${-ny * sway * side * 0.3} ${-nx * sway * side * 0.9 - dx * 0.3} ${-ny * sway * side * 0.9 - dy * 0.3}z`;
  }
  p.path(stemData, line(stem, 1));
  p.path(leafData, { fill: leaf, stroke: 'none' });
  return places;
};

/** A white zebu that stands and chews, facing left, 110 by 80. */
export const cow = (p: Painter, x: number, foot: number, size = 1, flip = false): void => {
  p.stain(x + 52 * size * (flip ? -1 : 1), foot, 60 * size, 6, 0.55, '#1c0f1a');
  const id = p.define(() => {
    p.path('M101-48c8 4 6 20 5 30l3 6-6 1c-1-10 1-22-3-30z', { fill: '#d9cdb8', w: 1 });
    p.path('M58-24L60 0h8l2-24zM94-24l1 24h8l-1-30z', { fill: '#cfc2ab' });
    p.path(
      'M30-52C38-58 44-66 52-64 58-62 62-55 70-55 84-57 98-56 102-46 106-34 104-26 102-20L100-21 98 0H90L88-20C78-16 66-15 58-18L56 0H48L45-22C38-26 34-32 31-38Z',
      { fill: '#efe6d4' },
    );
    p.path('M34-50C30-40 32-28 40-22 38-34 40-44 46-52z', { fill: '#d9cdb8', w: 0.8 });
    p.path('M33-56C26-60 18-58 14-54L5-36C3-31 8-27 13-29L22-35C28-36 34-40 36-46Z', { fill: '#efe6d4' });
    p.path('M5-36C3-31 8-27 13-29 14-33 10-37 5-36Z', { fill: '#8d7b6e', w: 0.8 });
    p.path('M16-56C10-60 8-70 12-76 13-68 17-63 22-60zM24-59C22-66 26-74 32-77 30-70 30-64 30-60z', {
      fill: K.hingul,
    });
    p.path('M11-71l3.5-1M28-72l3 1', line(K.haldi, 2.4));
    p.path('M30-55c6-3 11-2 13 1-4 4-9 4-13 2z', { fill: '#e0c9b4', w: 0.9 });
    p.dots([[17, -48]], 3, K.kajal);
    p.path('M16-56l2 9-5 8', line(K.haldi, 1.2));
    p.path('M36-47q-2 14 6 22', line(K.kajal, 1.6));
    p.dots(
      [
        [35, -38],
        [36, -33],
        [38, -28],
        [40.5, -24],
      ],
      4,
      K.kesar,
    );
    p.path('M68-54q8 8 22 1l4 14q-14 6-26 0z', { fill: K.manjistha, w: 0.9 });
    p.path('M69-50q10 7 22 0M67-42q13 6 26 0', line(K.haldi, 1.6));
    p.stain(74, -24, 26, 8, 0.3);
  });
  p.use(id, x, foot, flip ? -size : size, size);
};

/** A cat that sits and watches, facing right, 20 by 26. */
export const cat = (p: Painter, x: number, foot: number, colour = '#d68b3c', size = 1): void => {
  const id = p.define(() => {
    p.path('M2 0C-4 0-8-2-10 4-12 10-8 13-5 11-7 9-6 5-3 3z', { fill: colour, w: 0.8 });
    p.path('M1 0C-2-8 2-14 7-16 6-20 7-23 8-25L11-22H15L18-25C19-21 19-18 17-15 19-10 19-4 19 0Z', {
      fill: colour,
      w: 0.9,
    });
    p.path('M3-8l5 1M2-4.5l5 1M9-21v3M12-22v3M15-21v3', line('#8a4a1c', 0.9));
    p.dots(
      [
        [11, -18.5],
        [15.5, -18.5],
      ],
      1.6,
      K.kajal,
    );
    p.path('M12-15.5l1.2 1 1.2-1', line(K.ink, 0.7));
    p.path('M11-3v3M15-4v4', line(K.ink, 0.7));
  });
  p.use(id, x, foot, size);
};

/** A bicycle that leans at a wall, 84 by 52. */
export const bicycle = (p: Painter, x: number, foot: number, size = 1): void => {
  p.stain(x + 42 * size, foot, 46 * size, 4, 0.5, '#1c0f1a');
  const id = p.define(() => {
    let spokes = '';
    for (const cx of [16, 66])
      for (let i = 0; i < 8; i++) {
        const a = (i / 8) * Math.PI;
        spokes += d`M${cx - 14 * Math.cos(a)} ${-16 - 14 * Math.sin(a)}L${cx + 14 * Math.cos(a)} ${-16 + 14 * Math.sin(a)}`;
      }
    p.path(spokes, line('#77706a', 0.4));
    p.path(
      'M0-16a16 16 0 1 1 32 0 16 16 0 1 1-32 0zM50-16a16 16 0 1 1 32 0 16 16 0 1 1-32 0z',
      line(K.kajal, 2.6),
    );
    p.path('M16-16L30-38H56L42-14H16M42-14L29-42M66-16L54-46', line('#1d5b50', 2.4));
    p.path('M22-44q7-3 15 0l-6 4z', { fill: K.kattha, w: 0.8 });
    p.path('M54-46q2-6 10-5M2-34q14-6 26-1v3H3z', line(K.kajal, 1.8));
    p.path('M58-46h18l-2 14H61z', { fill: '#b98b4e', w: 0.9 });
    p.path('M60-42h15M61-37h14M64-46v14M70-46v14', line('#7d5526', 0.7));
    p.dots(
      [
        [61, -50],
        [67, -51],
        [73, -49],
        [64, -54],
        [70, -54],
      ],
      6,
      K.kesar,
    );
    p.dots(
      [
        [64, -49],
        [70, -48],
        [67, -55],
      ],
      5,
      K.haldi,
    );
    p.dots([[42, -14]], 6, K.kajal);
  });
  p.use(id, x, foot, size);
};

/** A Warli person from triangles; `arms` and `legs` as path data. */
export const stick = (p: Painter, colour: string, arms: string, legs: string): string =>
  p.define(() => {
    p.path('M-4-20H4L0-13zM0-13L-3.5-7h7z', flat(colour));
    p.dots([[0, -23.5]], 4, colour);
    p.path(arms + legs, line(colour, 1));
  });
