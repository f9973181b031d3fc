/** What the toys are made of: lacquered wood, plain wood, brass, marble; and how they cast a shadow. */
import { element, group, numbers, path, short } from '../lines.ts';

/** A colour from its darkest to its brightest. */
export interface Tone {
  readonly deep: string;
  readonly base: string;
  readonly light: string;
}

export const tones = {
  red: { deep: '#6d150c', base: '#c4321f', light: '#f5917c' },
  yellow: { deep: '#8a5a08', base: '#e3a51f', light: '#ffe9a3' },
  green: { deep: '#0b352e', base: '#1f7565', light: '#8fd0bf' },
  blue: { deep: '#0f2047', base: '#2b4f96', light: '#9db6ea' },
  madder: { deep: '#4f1019', base: '#98293a', light: '#e28f99' },
  orange: { deep: '#5e2706', base: '#bb5a14', light: '#f5b47a' },
  ivory: { deep: '#9b8a68', base: '#efe3c6', light: '#fffdf4' },
  wood: { deep: '#3d2416', base: '#8a5a37', light: '#c9986a' },
  teak: { deep: '#24130b', base: '#5a3826', light: '#96694c' },
  mango: { deep: '#8b5e34', base: '#d8b07c', light: '#f6e2bd' },
  brass: { deep: '#6e4a10', base: '#c99a34', light: '#fff0b8' },
} as const satisfies Record<string, Tone>;

export type Material = keyof typeof tones;

export const ink = '#22130d';

/** The gradients that a drawing uses: across a turned thing (`t-`), and over a ball (`b-`). */
export const gradientsFor = (drawing: string): string =>
  Object.entries(tones)
    .flatMap(([name, { deep, base, light }]) => [
      [
        `t-${name}`,
        `<linearGradient id="t-${name}"><stop stop-color="${deep}"/><stop offset=".2" stop-color="${base}"/><stop offset=".33" stop-color="${light}"/><stop offset=".42" stop-color="${base}"/><stop offset=".72" stop-color="${base}"/><stop offset="1" stop-color="${deep}"/></linearGradient>`,
      ],
      [
        `b-${name}`,
        `<radialGradient id="b-${name}" cx=".36" cy=".3" r=".75"><stop stop-color="#fff"/><stop offset=".16" stop-color="${light}"/><stop offset=".48" stop-color="${base}"/><stop offset="1" stop-color="${deep}"/></radialGradient>`,
      ],
    ])
    .filter(([id]) => drawing.includes(`url(#${id})`))
    .map(([, gradient]) => gradient)
    .join('');

/** A blurred shadow; `blur` counts in units. */
const blurs = [2, 5]
  .map(
    (blur) =>
      `<filter id="s${blur}" x="-.4" y="-.6" width="1.8" height="2.2"><feGaussianBlur stdDeviation="${blur}"/></filter>`,
  )
  .join('');

/** Where a thing touches the ground: a dark core, and a wide pale shadow to the right. */
export const contact = (x: number, y: number, width: number): string =>
  element('ellipse', {
    cx: x + width * 0.18,
    cy: y + 1,
    rx: width * 0.66,
    ry: width * 0.14 + 1.5,
    fill: ink,
    opacity: 0.4,
    filter: 'url(#s2)',
  }) +
  element('ellipse', {
    cx: x,
    cy: y,
    rx: width * 0.44,
    ry: width * 0.07 + 1,
    fill: ink,
    opacity: 0.65,
    filter: 'url(#s2)',
  });

/** One turned section: from a height and radius to another, in a material. */
export type Section = readonly [
  y: number,
  radius: number,
  endY: number,
  endRadius: number,
  material: Material,
  bulge?: number,
];

/** How much the rims of a turned thing sag, as a share of their radius: one looks at it a little from above. */
const sag = 0.26;

/** A thing turned on a lathe, from top to bottom, with gold rings at the joints. */
export const turned = (sections: readonly Section[]): string =>
  sections
    .map(([y, radius, endY, endRadius, material, bulge = 0]) => {
      const side = (way: number) => `${numbers(way * ((radius + endRadius) / 2 + bulge), (y + endY) / 2)}`;
      const body = `M${numbers(-radius, y)}Q${numbers(0, y + 2 * sag * radius, radius, y)}Q${side(1)} ${numbers(endRadius, endY)}Q${numbers(0, endY + 2 * sag * endRadius, -endRadius, endY)}Q${side(-1)} ${numbers(-radius, y)}z`;
      return (
        path(body, { fill: `url(#t-${material})`, stroke: ink, 'stroke-width': 0.7 }) +
        path(`M${numbers(-endRadius, endY)}Q${numbers(0, endY + 2 * sag * endRadius, endRadius, endY)}`, {
          fill: 'none',
          stroke: 'url(#t-brass)',
          'stroke-width': 1.2,
        })
      );
    })
    .join('');

/** A ball of lacquered wood or of glass. */
export const ball = (x: number, y: number, radius: number, material: Material): string =>
  element('circle', {
    cx: x,
    cy: y,
    r: radius,
    fill: `url(#b-${material})`,
    stroke: ink,
    'stroke-width': 0.7,
  });

/** Lines of the grain in a rectangle, each a shallow wave. */
export function grain(
  x: number,
  y: number,
  width: number,
  height: number,
  gap: number,
  material: Material,
): string {
  const rows = Array.from({ length: Math.floor(height / gap) }, (_, row) => {
    const at = y + gap * (row + 0.5);
    const wave = ((row * 7) % 5) - 2;
    return `M${numbers(x, at)}q${numbers(width * 0.25, wave * 0.7, width * 0.5, 0)}t${numbers(width * 0.5, wave * 0.3)}`;
  });
  return path(rows.join(''), {
    fill: 'none',
    stroke: tones[material].deep,
    'stroke-width': 0.6,
    opacity: 0.45,
  });
}

/** A plank: lit from the top left, with its grain. */
export const plank = (x: number, y: number, width: number, height: number, material: Material): string => {
  const { deep, base, light } = tones[material];
  return [
    path(`M${numbers(x, y)}h${short(width)}v${short(height)}h${short(-width)}z`, {
      fill: base,
      stroke: ink,
      'stroke-width': 0.8,
    }),
    grain(x + 1, y, width - 2, height, 4.5, material),
    path(`M${numbers(x + 1, y + height - 1)}V${short(y + 1)}h${short(width - 2)}`, {
      fill: 'none',
      stroke: light,
      'stroke-width': 1.4,
      opacity: 0.75,
    }),
    path(`M${numbers(x + 1, y + height - 1)}h${short(width - 2)}V${short(y + 1)}`, {
      fill: 'none',
      stroke: deep,
      'stroke-width': 1.6,
      opacity: 0.8,
    }),
  ].join('');
};

/** A lit upper left edge and a dark lower right one, as on a raised tile. */
export const bevel = (x: number, y: number, width: number, height: number, edge: number): string =>
  [
    path(
      `M${numbers(x, y)}h${short(width)}l${numbers(-edge, edge)}h${short(2 * edge - width)}v${short(height - 2 * edge)}l${numbers(-edge, edge)}z`,
      { fill: '#fff', opacity: 0.38 },
    ),
    path(
      `M${numbers(x + width, y + height)}h${short(-width)}l${numbers(edge, -edge)}h${short(width - 2 * edge)}v${short(2 * edge - height)}l${numbers(edge, -edge)}z`,
      { fill: ink, opacity: 0.45 },
    ),
    path(`M${numbers(x, y)}h${short(width)}v${short(height)}h${short(-width)}z`, {
      fill: 'none',
      stroke: ink,
      'stroke-width': 0.9,
    }),
  ].join('');

/** An image as large as a niche. */
export function nichePicture(definitions: string, ...content: readonly string[]): string {
  const drawing = content.join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="260" height="300" viewBox="0 0 260 300"><defs>${gradientsFor(drawing)}${blurs}${definitions}</defs>${drawing}</svg>\n`;
}

export const at = (x: number, y: number, content: string, turn = 0, scale = 1): string =>
  group(
    {
      transform: `translate(${numbers(x, y)})${turn ? ` rotate(${short(turn)})` : ''}${scale === 1 ? '' : ` scale(${short(scale)})`}`,
    },
    content,
  );
