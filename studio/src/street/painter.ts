/** The hand that draws the street: ink and pigment as small SVG, light of day or lamps. */
import { Rng } from '../draw/random.ts';

/** The box of a house front; the ground is where its walls meet the pavement. */
export const FRONT = { width: 300, height: 470, ground: 444 } as const;

/** The site's pigments (`apps/web/app/styles/tokens.css`), and what the street needs beside them. */
export const K = {
  chuna: '#fcf8ec',
  khadi: '#f1e8d6',
  kora: '#e4d6b8',
  tussar: '#d3bf98',
  kajal: '#1b1a1f',
  neel: '#22407c',
  manjistha: '#98293a',
  geru: '#8a3b23',
  haldi: '#e3a51f',
  kesar: '#c65a14',
  lakh: '#6e1f4a',
  zangar: '#1b6457',
  hingul: '#c4321f',
  kattha: '#55382a',
  wood: '#7a4a2c',
  woodDark: '#472a1b',
  woodBright: '#a8703f',
  gilt: '#c79a3f',
  giltBright: '#f0d690',
  leaf: '#4f7a3a',
  leafDark: '#2c5136',
  leafBright: '#86a24a',
  rose: '#d9728a',
  stone: '#b7a68c',
  stoneDark: '#8d7b66',
  ink: '#33201a',
  glow: '#ffc861',
} as const;

const shorten = (value: number): string => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');

/** Path data of a template with its numbers cut to one decimal. */
export const d = (parts: TemplateStringsArray, ...values: (number | string)[]): string =>
  parts.reduce((text, part, index) => {
    const value = values[index - 1];
    const word = typeof value === 'number' ? shorten(value) : String(value);
    return text + (/\d$/.test(text) && /^[\d.]/.test(word) ? ' ' : '') + word + part;
  });

const channels = (colour: string): [number, number, number] => {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const hex = (parts: readonly number[]): string =>
  `#${parts
    .map((part) =>
      Math.max(0, Math.min(255, Math.round(part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** A colour between two, `share` of the way from the first. */
export const mix = (one: string, other: string, share: number): string => {
  const [a, b] = [channels(one), channels(other)];
  return hex(a.map((part, index) => part + ((b[index] ?? 0) - part) * share));
};

/** A pigment by moonlight: what is red goes first, and the shadows turn to indigo. */
const byMoon = (colour: string): string => {
  const [r, g, b] = channels(colour);
  const grey = (r * 3 + g * 5 + b * 2) / 10;
  const dull = (part: number) => part * 0.9 + grey * 0.1;
  return hex([dull(r) * 0.4 + 6, dull(g) * 0.4 + 10, dull(b) * 0.5 + 34]);
};

/** Attributes of a shape: `fill` and `stroke` are pigments, `none`, or a paint of the defs (`url(#…)`). */
export interface Look {
  fill?: string;
  stroke?: string;
  /** Width of the line. */
  w?: number;
  opacity?: number;
  /** Any other attributes. */
  extra?: string;
}

/** A line without fill: colour and width. */
export const line = (stroke: string, w: number, extra = ''): Look => ({ fill: 'none', stroke, w, extra });

/** A shape without its ink line. */
export const flat = (fill: string, opacity?: number): Look =>
  opacity === undefined ? { fill, stroke: 'none' } : { fill, stroke: 'none', opacity };

export class Painter {
  readonly r: Rng;
  readonly night: boolean;
  private readonly defs: string[] = [];
  private body: string[] = [];
  private count = 0;

  constructor(seed: number, night: boolean) {
    this.r = new Rng(seed);
    this.night = night;
  }

  /** The colour at this hour. */
  tone(colour: string): string {
    return this.night && colour.startsWith('#') ? byMoon(colour) : colour;
  }

  /** Markup of a shape's look. */
  private look({ fill, stroke, w, opacity, extra }: Look): string {
    return [
      fill && ` fill="${this.tone(fill)}"`,
      stroke && ` stroke="${this.tone(stroke)}"`,
      w !== undefined && ` stroke-width="${shorten(w)}"`,
      opacity !== undefined && ` opacity="${shorten2(opacity)}"`,
      extra && ` ${extra}`,
    ]
      .filter(Boolean)
      .join('');
  }

  private nextId(): string {
    this.count += 1;
    return this.count.toString(36);
  }

  add(markup: string): void {
    this.body.push(markup);
  }

  /** A shape by its path data. */
  path(data: string, look: Look): void {
    this.add(`<path d="${data}"${this.look(look)}/>`);
  }

  /** Markup drawn by `draw`, which does not come on the sheet yet. */
  private collect(draw: () => void): string {
    const kept = this.body;
    this.body = [];
    draw();
    const made = this.body.join('');
    this.body = kept;
    return made;
  }

  /** Draws inside a group with attributes. */
  group(attributes: string, draw: () => void): void {
    this.add(`<g ${attributes}>${this.collect(draw)}</g>`);
  }

  /** Draws what later `use`s repeat; returns its id. */
  define(draw: () => void): string {
    const id = this.nextId();
    this.defs.push(`<g id="${id}">${this.collect(draw)}</g>`);
    return id;
  }

  /** Repeats a definition at a place; `sx` of -1 mirrors it. */
  use(id: string, x: number, y: number, sx = 1, sy = Math.abs(sx), turn = 0): void {
    const scale = sx === 1 && sy === 1 ? '' : ` scale(${shorten2(sx)}${sy === sx ? '' : ` ${shorten2(sy)}`})`;
    const rotate = turn ? ` rotate(${shorten(turn)})` : '';
    this.add(`<use href="#${id}" transform="translate(${shorten(x)} ${shorten(y)})${rotate}${scale}"/>`);
  }

  /** Draws only within a shape. */
  clip(data: string, draw: () => void): void {
    const id = this.nextId();
    this.defs.push(`<clipPath id="${id}"><path d="${data}"/></clipPath>`);
    this.group(`clip-path="url(#${id})"`, draw);
  }

  /** A pattern of a tile; returns its paint. */
  pattern(width: number, height: number, draw: () => void, turn = 0): string {
    const id = this.nextId();
    const transform = turn ? ` patternTransform="rotate(${turn})"` : '';
    this.defs.push(
      `<pattern id="${id}" width="${shorten(width)}" height="${shorten(height)}" patternUnits="userSpaceOnUse"${transform}>${this.collect(draw)}</pattern>`,
    );
    return `url(#${id})`;
  }

  /** A gradient in the box of the shape: stops of offset, colour and opacity. */
  gradient(
    kind: 'down' | 'across' | 'round',
    ...stops: readonly (readonly [offset: number, colour: string, opacity?: number])[]
  ): string {
    const id = this.nextId();
    const [tag, place] =
      kind === 'round' ? ['radialGradient', ''] : ['linearGradient', kind === 'down' ? ' x2="0" y2="1"' : ''];
    this.defs.push(
      `<${tag} id="${id}"${place}>${stops
        .map(
          ([offset, colour, opacity]) =>
            `<stop${offset ? ` offset="${shorten2(offset)}"` : ''} stop-color="${this.tone(colour)}"${opacity === undefined ? '' : ` stop-opacity="${shorten2(opacity)}"`}/>`,
        )
        .join('')}</${tag}>`,
    );
    return `url(#${id})`;
  }

  private readonly kept = new Map<string, string>();
  /** Makes a paint once. */
  once(name: string, make: () => string): string {
    const found = this.kept.get(name) ?? make();
    this.kept.set(name, found);
    return found;
  }

  /** A rectangle as a hand draws it: no side quite straight. */
  box(x: number, y: number, w: number, h: number): string {
    const { r } = this;
    const off = () => r.between(-0.5, 0.5);
    const bow = Math.min(0.9, (w + h) / 240);
    const sway = () => r.between(-bow, bow);
    return d`M${x + off()} ${y + off()}q${w / 2} ${sway()} ${w + off()} ${off()}q${sway()} ${h / 2} ${off()} ${h}q${-w / 2} ${sway()} ${-w} ${off()}z`;
  }

  rect(x: number, y: number, w: number, h: number, look: Look): void {
    this.path(this.box(x, y, w, h), look);
  }

  /** A wall with what plaster has: grain, a lighter side, stains, and damp that climbs from the ground. */
  wall(data: string, fill: string, { worn = 1 }: { worn?: number } = {}): void {
    const id = this.nextId();
    this.defs.push(`<path id="${id}" d="${data}"/>`);
    const grain = this.once('grain', () =>
      this.pattern(74, 66, () => {
        for (const [colour, opacity, size, n] of [
          ['#3a2415', 0.13, 1.3, 34],
          ['#3a2415', 0.07, 3.6, 13],
          ['#fffaf0', 0.24, 1.7, 24],
        ] as const)
          this.dots(
            Array.from({ length: n }, () => [this.r.between(2, 72), this.r.between(2, 64)]),
            size,
            colour,
            opacity,
          );
      }),
    );
    const mottle = this.once('mottle', () =>
      this.pattern(158, 142, () => {
        for (let i = 0; i < 15; i++)
          this.stain(
            this.r.between(24, 134),
            this.r.between(20, 122),
            this.r.between(10, 30),
            this.r.between(8, 26),
            i % 3 ? 0.1 : 0.3,
            i % 3 ? '#3a2417' : '#fff6e0',
          );
      }),
    );
    const light = this.once('light', () =>
      this.gradient('across', [0, '#fff6dc', 0.3], [0.42, '#fff6dc', 0], [1, '#2c1526', 0.26]),
    );
    const damp = this.once('damp', () =>
      this.gradient(
        'down',
        [0, '#4a2f1e', 0.16],
        [0.09, '#4a2f1e', 0],
        [0.8, '#4a2f1e', 0],
        [1, '#3a2417', 0.34],
      ),
    );
    const use = (paint: string, extra = ' stroke="none"') =>
      this.add(`<use href="#${id}" fill="${paint}"${extra}/>`);
    use(this.tone(fill), '');
    use(mottle);
    use(grain);
    use(light);
    if (worn) use(damp);
  }

  /** A soft dark or light patch. */
  stain(x: number, y: number, rx: number, ry: number, opacity = 0.3, colour = '#3a2417'): void {
    const paint = this.once(`stain${colour}`, () =>
      this.gradient('round', [0, colour, 1], [0.45, colour, 0.55], [1, colour, 0]),
    );
    this.add(
      `<ellipse cx="${shorten(x)}" cy="${shorten(y)}" rx="${shorten(rx)}" ry="${shorten(ry)}" fill="${paint}" stroke="none" opacity="${shorten2(opacity)}"/>`,
    );
  }

  /** Streaks that rain has drawn down from an edge. */
  streaks(x: number, y: number, w: number, longest: number, n: number, opacity = 0.2): void {
    const paint = this.once('streak', () => this.gradient('down', [0, '#3a2417', 0.9], [1, '#3a2417', 0]));
    let data = '';
    for (let i = 0; i < n; i++) {
      const left = x + this.r.between(0, w);
      data += d`M${left} ${y}h${this.r.between(1.5, 6)}l-1 ${longest * this.r.between(0.3, 1)}h-1z`;
    }
    this.path(data, { fill: paint, stroke: 'none', opacity });
  }

  /** The shadow that something throws. */
  shade(data: string, opacity = 0.3): void {
    this.path(data, { fill: '#24102a', stroke: 'none', opacity });
  }

  /** Round dots of one size: cheap, as one line of no length. */
  dots(places: readonly (readonly [number, number])[], size: number, colour: string, opacity?: number): void {
    const data = places.map(([x, y]) => d`M${x} ${y}h0`).join('');
    this.path(data, {
      ...line(colour, size, 'stroke-linecap="round"'),
      ...(opacity !== undefined && { opacity }),
    });
  }

  /** A row of dots. */
  dotRow(x: number, y: number, dx: number, dy: number, n: number, size: number, colour: string): void {
    this.dots(
      Array.from({ length: n }, (_, i): [number, number] => [x + dx * i, y + dy * i]),
      size,
      colour,
    );
  }

  /** Leaves or flowers in a cloud: dabs in several colours, the brightest last and to the upper left. */
  cloud(
    x: number,
    y: number,
    rx: number,
    ry: number,
    n: number,
    size: number,
    colours: readonly string[],
  ): void {
    for (const [index, colour] of colours.entries()) {
      const lift = (index / colours.length) * 0.34;
      this.dots(
        Array.from({ length: Math.round(n / colours.length) }, (): [number, number] => {
          const angle = this.r.between(0, 2 * Math.PI);
          const far = Math.sqrt(this.r.unit()) * (1 - lift * 0.6);
          return [x - rx * lift + Math.cos(angle) * far * rx, y - ry * lift + Math.sin(angle) * far * ry];
        }),
        size * (1 - index * 0.14),
        colour,
      );
    }
  }

  /** Lamplight on what is there already; only at night. */
  lamplight(x: number, y: number, radius: number, strength = 1, height = radius): void {
    if (!this.night) return;
    const id = this.kept.get('lamplight') ?? this.nextId();
    if (!this.kept.has('lamplight')) {
      this.kept.set('lamplight', id);
      this.defs.push(
        `<radialGradient id="${id}"><stop stop-color="#d0b080"/><stop offset=".3" stop-color="#a88750" stop-opacity=".85"/><stop offset=".65" stop-color="#8a6838" stop-opacity=".5"/><stop offset="1" stop-color="#6a4a20" stop-opacity="0"/></radialGradient>`,
      );
    }
    this.add(
      `<ellipse cx="${shorten(x)}" cy="${shorten(y)}" rx="${shorten(radius)}" ry="${shorten(height)}" fill="url(#${id})" stroke="none" opacity="${shorten2(strength)}" style="mix-blend-mode:color-dodge"/>`,
    );
  }

  /** Something that shines by itself at night: the colour is taken as it is. */
  shining(draw: () => void): void {
    const painter = this as { night: boolean };
    const { night } = painter;
    painter.night = false;
    draw();
    painter.night = night;
  }

  /** The finished file. */
  svg(width: number = FRONT.width, height: number = FRONT.height): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${this.defs.join('')}</defs><g stroke="${this.tone(K.ink)}" stroke-linejoin="round" fill="none">${this.body.join('')}</g></svg>\n`;
  }
}

function shorten2(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');
}
