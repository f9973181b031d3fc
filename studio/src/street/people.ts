/** The people of the street, about 105 tall, each drawn about the point where they stand. */
import { d, K, line, mix, type Painter } from './painter.ts';

const SKIN = '#9a6238';

const shadow = (p: Painter, x: number, foot: number, w: number): void =>
  p.stain(x + 3, foot, w, 4.5, 0.55, '#1c0f1a');

/** A woman who carries pots on her head, walking to the right; `side` of -1 turns her. */
export const waterCarrier = (
  p: Painter,
  x: number,
  foot: number,
  skirt: string,
  veil: string,
  side = 1,
): void => {
  shadow(p, x, foot, 24);
  const id = p.define(() => {
    p.path('M-7-102C-14-88-16-60-19-32L-4-28 10-60 10-98z', { fill: mix(veil, K.ink, 0.12) });
    p.path('M-6-3l-7 3h11zM8-3l-2 3h11z', { fill: SKIN, w: 0.8 });
    p.path('M-6-62C-12-40-20-20-23-5-8 2 10 2 23-5 19-24 11-44 7-62z', { fill: skirt });
    p.path('M-22-9Q0-1 22-9M-20-14Q0-6 20-14', line(K.haldi, 1.7));
    p.path('M-4-58q-5 26-8 46M1-60v50M5-58q5 24 8 46', line(mix(skirt, K.ink, 0.4), 0.8));
    p.dots(
      [
        [-13, -24],
        [-5, -20],
        [4, -20],
        [12, -24],
        [-8, -36],
        [0, -34],
        [8, -36],
      ],
      2,
      K.haldi,
    );
    p.path('M-7-84Q1-88 9-83L7-61H-6z', { fill: mix(veil, K.manjistha, 0.4) });
    p.path('M-6-80L-12-66-7-54', line(SKIN, 4.4, 'stroke-linecap="round"'));
    p.path('M-7-100C-6-108 8-108 9-100 10-92 7-89 2-88-4-88-7-92-7-100z', { fill: SKIN });
    p.path('M-8-96C-9-110 8-112 10-101 4-105-1-103-3-96-6-84-4-74-9-60L-15-58C-14-72-10-86-8-96z', {
      fill: veil,
    });
    p.path('M-4-97Q-6-80-11-60', line(K.haldi, 1.4));
    p.dots([[7, -97]], 1.6, K.kajal);
    p.dots([[9, -93]], 1.6, K.gilt);
    p.dots([[5, -101]], 1.5, K.hingul);
    p.path('M8-80L17-92 9-112', line(SKIN, 4, 'stroke-linecap="round" stroke-linejoin="round"'));
    p.path('M15-95l4 2M13-99l4 2M11-103l4 2', line(K.chuna, 1.6));
    p.path('M-4-108q6 4 12 0v-3H-4z', { fill: K.hingul, w: 0.7 });
    for (const [y, s] of [
      [-110, 1],
      [-124, 0.74],
    ] as const)
      p.path(
        d`M${2 - 4 * s} ${y - 14 * s}q${-1 * s} ${3 * s} ${-6 * s} ${6 * s}q${-1 * s} ${8 * s} ${10 * s} ${8 * s}t${10 * s} ${-8 * s}q${-5 * s} ${-3 * s} ${-6 * s} ${-6 * s}z`,
        { fill: y < -120 ? '#c98a4a' : '#b8663a' },
      );
    p.path('M-8-117h20', line(K.khadi, 1, 'stroke-dasharray="1.5 2"'));
  });
  p.use(id, x, foot, side, 1);
};

/** A woman in a white and gold sari with a plate of flowers. */
export const flowerBearer = (
  p: Painter,
  x: number,
  foot: number,
  sari: string,
  border: string,
  side = 1,
): void => {
  shadow(p, x, foot, 18);
  const id = p.define(() => {
    p.path('M-5-3l-5 3h9zM6-3l-2 3h9z', { fill: SKIN, w: 0.8 });
    p.path('M-8-62C-12-40-14-20-14-4-4 1 8 1 15-4 14-26 12-46 8-62z', { fill: sari });
    p.path('M-14-8Q0-2 15-8M2-60Q-3-30 0-4M6-58Q3-30 6-5', line(border, 2));
    p.path('M-9-86Q1-90 9-86L8-60H-8z', { fill: border });
    p.path('M8-88C2-78-8-68-10-56L-13-30-6-58C2-64 10-74 11-84z', { fill: sari });
    p.path('M9-86C4-76-6-68-9-57', line(border, 1.5));
    p.path('M-8-84L-12-70 6-68', line(SKIN, 4, 'stroke-linecap="round" stroke-linejoin="round"'));
    p.path('M8-82L13-70 10-67', line(SKIN, 4, 'stroke-linecap="round"'));
    p.path('M-2-68h20l-3 4H1z', { fill: K.gilt, w: 0.8 });
    p.cloud(8, -71, 8, 3.5, 18, 4.6, [K.chuna, K.haldi, K.hingul]);
    p.path('M-6-100C-6-108 7-108 8-100 8-92 5-89 1-89-4-89-6-93-6-100z', { fill: SKIN });
    p.path('M-7-97C-8-111 8-111 8-101 3-105-2-102-3-95z', { fill: K.kajal });
    p.path('M-12-101a5 5 0 1 1 8 4 5 5 0 0 1-8-4z', { fill: K.kajal });
    p.dots(
      [
        [-12, -102],
        [-11, -97],
        [-8, -105],
        [-7, -94],
      ],
      3,
      K.chuna,
    );
    p.dots([[5, -98]], 1.5, K.kajal);
    p.dots([[4, -102]], 1.4, K.hingul);
    p.path('M-1-89q3 3 6 0', line(K.gilt, 1.4));
  });
  p.use(id, x, foot, side, 1);
};

/** A man in kurta and dhoti with a turban and a stick. */
export const elder = (p: Painter, x: number, foot: number, kurta: string, turban: string, side = 1): void => {
  shadow(p, x, foot, 20);
  const id = p.define(() => {
    p.path('M-7-3l-6 3h11zM8-3l-3 3h12z', { fill: '#5d3a22', w: 0.8 });
    p.path('M-11-52L-12-4-2-3 0-38 5-3 14-4 11-52z', { fill: K.khadi });
    p.path('M-7-46l-1 38M7-46l3 38M0-38l-4-10', line(mix(K.khadi, K.ink, 0.4), 0.8));
    p.path('M-12-85Q0-90 11-85L14-42Q0-37-14-42z', { fill: kurta });
    p.path('M0-87V-58M-13-46Q0-41 13-46', line(mix(kurta, K.ink, 0.45), 0.9));
    p.path('M-11-84Q-4-70-12-44L-17-40Q-15-66-11-84z', { fill: turban, w: 0.9 });
    p.path('M-8-82L-16-66-11-52', line(kurta, 5.4, 'stroke-linecap="round"'));
    p.path('M9-82L16-68 21-62', line(kurta, 5.4, 'stroke-linecap="round" stroke-linejoin="round"'));
    p.dots(
      [
        [21.5, -61],
        [-10, -50],
      ],
      5,
      SKIN,
    );
    p.path('M22-66L26 0', line(K.wood, 2.2));
    p.path('M-6-98C-6-106 8-106 8-98 8-91 5-87 1-87-4-87-6-91-6-98z', { fill: SKIN });
    p.path('M-1-93q5-3 10 0 0 7-4 10-5-2-6-10z', { fill: '#efe9de', w: 0.6 });
    p.dots([[5, -98]], 1.5, K.kajal);
    p.path('M-9-99C-12-111 0-115 7-110 13-107 11-101 9-100 4-103-3-103-9-99z', { fill: turban });
    p.path('M-8-102q8-9 17-5M-6-106q7-6 13-3M-8-100q-5 8-4 16', line(mix(turban, K.ink, 0.4), 1));
  });
  p.use(id, x, foot, side, 1);
};

/** The drummer of the festival with feathers on his drum. */
export const drummer = (p: Painter, x: number, foot: number): void => {
  shadow(p, x, foot, 26);
  const id = p.define(() => {
    p.path('M-7-3l-6 3h11zM8-3l-3 3h12z', { fill: SKIN, w: 0.8 });
    p.path('M-10-52L-13-4-3-3 0-36 6-3 15-4 11-52z', { fill: K.chuna });
    p.path('M-12-8h9M7-8h8M-6-46l-3 38M7-46l4 38', line(K.hingul, 1.1));
    p.path('M-10-84Q0-88 10-84L9-50H-9z', { fill: K.haldi });
    p.path('M-9-82Q2-70 9-56', line(K.hingul, 3));
    p.path('M-6-97C-6-105 8-105 8-97 8-90 5-86 1-86-4-86-6-90-6-97z', { fill: SKIN });
    p.path('M-7-96C-9-108 7-110 8-100 3-103-3-102-7-96z', { fill: K.kajal });
    p.path('M-7-99Q1-104 9-100', line(K.hingul, 2.4));
    p.dots([[5, -97]], 1.5, K.kajal);
    p.cloud(27, -92, 9, 15, 34, 5, [K.chuna, '#efe6d4', '#ffffff']);
    p.path('M24-78l2-14', line(K.kattha, 1.6));
    p.path('M-6-66Q10-80 30-74L36-52Q18-44-2-46z', { fill: '#a24a2c' });
    p.path('M-6-66q-4 10 4 20 5-10-4-20zM30-74q8 8 6 22-8-8-6-22z', { fill: K.khadi });
    p.path('M0-69l10 21M8-73l6 24M16-75l6 25M24-75l6 23', line(K.haldi, 1.3));
    p.path(
      'M-8-80L-14-64-6-54M8-82L22-84 28-72',
      line(SKIN, 4.4, 'stroke-linecap="round" stroke-linejoin="round"'),
    );
    p.path('M-8-56l10 0M27-74l7 12', line(K.wood, 1.8));
  });
  p.use(id, x, foot);
};

/** A boy who holds the string of a kite. */
export const boy = (p: Painter, x: number, foot: number, shirt: string): void => {
  shadow(p, x, foot, 14);
  const id = p.define(() => {
    p.path('M-3-20L-8-1M3-20L9-3', line(SKIN, 4.4, 'stroke-linecap="round"'));
    p.path('M-8-36H8L9-16H2L0-24-2-16H-9z', { fill: K.neel });
    p.path('M-8-56Q0-60 8-56L9-34H-9z', { fill: shirt });
    p.path(
      'M-7-54L-15-44-12-36M7-54L15-62 14-74',
      line(SKIN, 3.6, 'stroke-linecap="round" stroke-linejoin="round"'),
    );
    p.path('M-6-66C-6-74 7-74 7-66 7-60 4-57 1-57-3-57-6-60-6-66z', { fill: SKIN });
    p.path('M-7-64C-9-77 8-78 8-68 3-71-3-70-7-64z', { fill: K.kajal });
    p.dots([[4, -66]], 1.5, K.kajal);
  });
  p.use(id, x, foot);
};
