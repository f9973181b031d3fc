/** Dresses a posed body for a still: all layers of one figure in the right order, from a costume given as data. */
import { each } from '../../draw/markup.ts';
import type { Point } from '../../draw/geometry.ts';
import { type Place, type Section, Body, MAN } from './body.ts';
import { type Skirt, fan, skirt } from './cloth.ts';
import { type Look, Head, ears, paintHead } from './head.ts';
import { type Arm, type Leg, arms, bodice, hipBelt, legs, neck, necklaces, shadow, wrap } from './parts.ts';
import { type Pose, REST } from './pose.ts';

/** An extra layer, drawn for the posed body and head. */
export type Layer = (b: Body, h: Head) => string;

export interface Costume {
  look: Look;
  /** Cross-sections of the torso; default a woman's. */
  build?: Section[];
  blouse: { cloth: string; trim: string; from?: number; neck?: number; bare?: boolean; buti?: string };
  arm?: Partial<Arm>;
  leg?: Partial<Leg>;
  skirt?: Omit<Skirt, 'edge'>;
  /** Pleated fan between the knees. */
  fan?: Omit<Parameters<typeof fan>[1], 'edge'>;
  /** Cloth round the hips: from, to, colour. */
  hips?: [number, number, string];
  /** Belt: metal, stones, height on the torso. */
  belt?: [string, string[], number?];
  /** Strings of beads: depths, bead size, colours. */
  beads?: [number[], number, string[]];
  /** Ear-rings: metal, stone, size. */
  earrings?: [string, string, number?];
  /** Width of the pool of shadow. */
  shadow?: number;
  /** Layers behind everything, over the skirt, over the torso, behind the head, on the head, over all. */
  behind?: Layer;
  overSkirt?: Layer;
  overTorso?: Layer;
  behindHead?: Layer;
  onHead?: Layer;
  over?: Layer;
}

/** The figure as SVG elements. */
export function figure(pose: Partial<Pose>, place: Place, costume: Costume): string {
  const b = new Body({ ...REST, ...pose }, place, costume.build);
  const h = new Head(b, costume.look);
  const { skin, edge } = costume.look;
  const flesh = { skin, edge };
  const limbs = arms(b, { ...flesh, ...costume.arm });
  const hem = costume.skirt && skirt(b, { edge, ...costume.skirt });
  const chest = bodice(b, { ...flesh, ...costume.blouse });
  const layer = (draw: Layer | undefined) => draw?.(b, h) ?? '';
  const [hipFrom = 0, hipTo = 0, hipColour = ''] = costume.hips ?? [];
  const [metal = '', stones = [], height] = costume.belt ?? [];
  const [drops = [], size = 2, colours = []] = costume.beads ?? [];
  const [ringMetal = '', ringStone = '', ringSize = 1] = costume.earrings ?? [];
  return [
    shadow(b, costume.shadow ?? 64),
    layer(costume.behind),
    limbs.back,
    hem?.back ?? '',
    each(legs(b, { ...flesh, ...costume.leg }), ({ svg }) => svg),
    costume.fan ? fan(b, { edge, ...costume.fan }) : '',
    hem?.front ?? '',
    layer(costume.overSkirt),
    // The line of the bust belongs to women only.
    costume.build === MAN ? chest.replaceAll('opacity=".7"', 'opacity="0"') : chest,
    costume.hips ? wrap(b, hipFrom, hipTo, hipColour, edge, 1.4) : '',
    layer(costume.overTorso),
    costume.belt ? hipBelt(b, metal, stones, height) : '',
    layer(costume.behindHead),
    neck(b, flesh, costume.build === MAN ? 11 : 9),
    costume.beads ? necklaces(b, drops, size, colours) : '',
    paintHead(h),
    costume.earrings && !h.back ? ears(h, ringMetal, ringStone, 0, ringSize) : '',
    layer(costume.onHead),
    limbs.front,
    layer(costume.over),
  ].join('');
}

/** Points given as flat numbers in the space of a head that turns only with its roll. */
export const onHead = (h: Head, ...xy: number[]): Point[] => {
  const points: Point[] = [];
  for (let i = 0; i < xy.length; i += 2) points.push(h.flat(xy[i], xy[i + 1]));
  return points;
};
