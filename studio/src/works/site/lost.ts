/** The door that is no more: an elephant in festive dress feels with its trunk along the bricks that fill it. */
import { series } from '../../draw/geometry.ts';
import type { Painting } from '../../draw/painting.ts';
import { Rng } from '../../draw/random.ts';
import { ellipse, leaf } from '../../draw/shapes.ts';
import { dot, fill } from '../../draw/svg.ts';
import { paintParrot } from '../../motifs/painted/parrot.ts';
import { stateElephant } from '../../motifs/painted/state-elephant.ts';
import { PAGE, QUIET, SHADOW } from '../../traditions/page.ts';
import type { Work } from '../../work.ts';

const [W, H] = [1000, 750];

const FLOOR = 660;

/** Shapes and paint of the gate are those of the site's gate for codes (`apps/web/drawings/gate`), without tremor. */
const LINE = '#55382a';
const PLASTER = '#f1eee7';
const GREEN = '#1b6457';
const VERMILION = '#c4321f';
const MARIGOLD = '#e3a51f';
const GILT = '#c79a3f';

/** Half the width of the opening, and the heights of its spring and its floor, from the middle of the gate. */
const [DOORWAY, SPRING, SILL] = [128, 396, 652];

interface Paint {
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  /** Gap between the beads of a line that is drawn as beads. */
  beads?: number;
  transform?: string;
}

const path = (
  d: string,
  { fill: colour = 'none', stroke, width = 1, opacity, beads, transform }: Paint,
): string =>
  `<path d="${d}" fill="${colour}"` +
  (stroke ? ` stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"` : '') +
  (beads ? ` stroke-linecap="round" stroke-dasharray="0 ${beads}"` : '') +
  (opacity ? ` opacity="${opacity}"` : '') +
  (transform ? ` transform="${transform}"` : '') +
  '/>';

const group = (transform: string, body: string): string => `<g transform="${transform}">${body}</g>`;

/** A petal or leaf, from its foot at 0 0 upwards, once for each turn in degrees. */
const petals = (length: number, width: number, turns: readonly number[], paint: Paint): string =>
  turns
    .map((turn) =>
      path(
        `M0 0Q${-width} ${-length * 0.55} 0 ${-length}Q${width} ${-length * 0.55} 0 0Z`,
        turn ? { ...paint, transform: `rotate(${turn})` } : paint,
      ),
    )
    .join('');

const turns = (count: number, first = 0): number[] => series(count, (i) => first + (i * 360) / count);

/** The outline of the scalloped arch, `grow` wider than the opening. */
function arch(grow: number): string {
  const [width, rise] = [DOORWAY + grow, 122 + grow];
  const at = (x: number, y: number): string => `${(width * x).toFixed(1)} ${(SPRING - rise * y).toFixed(1)}`;
  const scallop = `A${width * 0.25} ${width * 0.25} 0 0 1 `;
  return (
    `M${-width} ${SILL}V${SPRING}${scallop}${at(-0.9, 0.43)}${scallop}${at(-0.62, 0.78)}${scallop}${at(-0.22, 0.97)}` +
    `Q${at(-0.24, 1.14)} ${at(0, 1.24)}Q${at(0.24, 1.14)} ${at(0.22, 0.97)}` +
    `${scallop}${at(0.62, 0.78)}${scallop}${at(0.9, 0.43)}${scallop}${at(1, 0)}V${SILL}Z`
  );
}

/** Courses of burnt brick in pale mortar. */
function bricks(r: Rng): string {
  let s = path('M-160 230h320v430h-320Z', { fill: '#d9c7a8' });
  for (let row = 0; row < 17; row++)
    for (let i = 0; i < 7; i++) {
      const x = -180 + (i + (row % 2) / 2) * 54;
      s += path(`M${x} ${SILL - 25 - row * 26}h49v21h-49Z`, {
        fill: r.pick(['#a9452c', '#b5522f', '#98391f', '#bd6238', '#a9452c']),
        stroke: LINE,
        width: 1.2,
      });
    }
  return `<clipPath id="opening"><path d="${arch(0)}"/></clipPath><g clip-path="url(#opening)">${s}${path(arch(0), { stroke: '#1b1a1f', width: 12, opacity: 0.3 })}</g>`;
}

/** Vine of roses up the right pillar. */
function vine(): string {
  const stem = series(12, (i) => `q${i % 2 ? -20 : 20}-18 0-36`).join('');
  let s = path(`M0 636${stem}`, { stroke: GREEN, width: 2 });
  for (let i = 0; i < 12; i++)
    s += group(
      `translate(${i % 2 ? -9 : 9} ${624 - i * 36}) rotate(${i % 2 ? 62 : -62})`,
      petals(17, 6, [0], { fill: GREEN, stroke: LINE, width: 0.8 }),
    );
  for (let i = 0; i < 6; i++)
    s += group(
      `translate(0 ${600 - i * 72})`,
      petals(12, 7, turns(6), { fill: VERMILION, stroke: '#6e1f4a', width: 0.8 }) +
        dot(0, 0, 5, PLASTER) +
        dot(0, 0, 2, MARIGOLD),
    );
  return group('translate(180 0)', s);
}

const marigold = (x: number, y: number, size: number): string =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    petals(17, 5, turns(4, 45), { fill: GREEN, stroke: LINE, width: 0.8 }) +
      petals(12, 5.4, turns(9), { fill: MARIGOLD, stroke: LINE, width: 0.5 }) +
      dot(0, 0, 5, PLASTER) +
      dot(0, 0, 2.4, VERMILION),
  );

const dome = (x: number, size: number): string =>
  group(
    `translate(${x} 113) scale(${size})`,
    path('M0-44v-20', { stroke: GILT, width: 3 }) +
      path('M-31 0c-9-15-6-30 9-38q13-5 22-14q9 9 22 14c15 8 18 23 9 38Z', {
        fill: PLASTER,
        stroke: LINE,
        width: 2,
      }) +
      path('M0 0v-50M-11 0c-6-20-3-34 8-46M11 0c6-20 3-34-8-46M-22 0c-8-16-4-28 11-38M22 0c8-16 4-28-11-38', {
        stroke: '#dcd5c7',
        width: 1.4,
      }) +
      dot(0, -56, 4, MARIGOLD) +
      dot(0, -66, 2.6, MARIGOLD),
  );

/** Domes, parapet and eave. */
function eaveAndParapet(): string {
  let s = dome(-146, 0.92) + dome(146, 0.92) + dome(0, 1.4);
  s += path('M-192 112h384v30h-384Z', { fill: PLASTER, stroke: LINE, width: 2 });
  for (let i = 0; i < 21; i++)
    s += group(
      `translate(${-180 + i * 18} 138)`,
      petals(22, 8, [0], { fill: VERMILION, stroke: '#6e1f4a', width: 0.8 }),
    );
  s += path('M-204 178h408v20l-408 6Z', { fill: LINE, opacity: 0.16 });
  for (let i = 0; i < 9; i++)
    s += path(`M${-184 + i * 44} 176h16q0 20-8 32q-8-12-8-32Z`, {
      fill: '#d8b07c',
      stroke: LINE,
      width: 1.4,
    });
  s += path('M-234 178l44-38h380l44 38Z', { fill: VERMILION, stroke: LINE, width: 2 });
  const tiles = series(25, (i) => `M${(i - 12) * 15.6} 141L${(i - 12) * 19} 177`).join('');
  return s + path(tiles, { stroke: '#98293a', width: 2 }) + path('M-234 178h468', { stroke: LINE, width: 5 });
}

/** White gate with painted roses, an eave on brackets, a parapet and three small domes. */
function gate(r: Rng): string {
  const side =
    path('M194 178h10v474h-10Z', { fill: LINE, opacity: 0.16 }) +
    vine() +
    marigold(112, 246, 1.9) +
    marigold(56, 222, 0.62);
  return group(
    `translate(268 ${FLOOR - SILL})`,
    path('M-204 176h408v476h-408Z', { fill: PLASTER, stroke: LINE, width: 2 }) +
      path('M-156 204h312v448h-312Z', { fill: '#98293a', stroke: LINE, width: 1.6 }) +
      side +
      group('scale(-1 1)', side) +
      path(arch(24), { fill: '#22407c' }) +
      path(arch(12), { stroke: PLASTER, width: 7, beads: 14 }) +
      path(arch(24), { stroke: GILT, width: 4 }) +
      bricks(r) +
      path(arch(0), { stroke: GILT, width: 4 }) +
      eaveAndParapet() +
      path('M-220 642h440v16h-440Z', { fill: '#e7e2d7', stroke: LINE, width: 1.6 }) +
      path('M-220 647h440', { stroke: '#dcd5c7', width: 3 }),
  );
}

function draw(seed: number): Painting {
  const r = new Rng(seed);
  let s = fill(ellipse(268, FLOOR + 8, 250, 12), SHADOW) + fill(ellipse(716, FLOOR + 8, 210, 14), SHADOW);
  s += gate(r);
  const palette = {
    hide: '#8f97a6',
    shade: '#79829a',
    line: '#23242e',
    cloth: '#9c2336',
    gold: '#e3b04a',
    flower: '#f3c9b0',
    ivory: '#fbf4e4',
  };
  // the tip of the trunk rests on the bricks
  s += stateElephant(
    716,
    FLOOR - 124 * 1.28,
    1.28,
    -1,
    palette,
    r,
    [128, -40, 168, 4, 206, 22, 246, -6, 276, -48],
  );
  s += paintParrot(742, FLOOR - 124 * 1.28 - 148, 0.74, -1);
  for (let i = 0; i < 28; i++) {
    const x = 500 + i * 17;
    for (const a of [-0.45, 0, 0.45])
      s += fill(
        leaf(x, FLOOR + 10, 15 + 6 * Math.sin(i * 1.9), 2.6, -Math.PI / 2 + a),
        i % 2 ? '#4f7f4a' : '#87a04e',
      );
  }
  return { w: W, h: H, bg: PAGE, cutOut: true, body: s, finish: { seed, ...QUIET, mottle: 0, wobble: 0 } };
}

export const work: Work = {
  id: 'lost',
  collection: 'site',
  seed: 6,
  width: W,
  height: H,
  alt: 'An elephant in festive dress, a parrot on its back, feels along the bricks that fill an ornate doorway.',
  draw,
};
