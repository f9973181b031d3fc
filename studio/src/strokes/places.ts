/** Where the named motifs of a picture are, and the details of the works in `content/` that say so to the visitors. */
import type { Poly } from '../draw/geometry.ts';
import { bounds } from '../draw/measure.ts';
import type { Mark } from './marks.ts';

/** Left, top, width and height, as shares of the picture. */
export type Place = readonly [x: number, y: number, w: number, h: number];

/** Room round a motif, as a share of the picture's longer side. */
const ROOM = 0.008;

/** Thousandths; the last one is never outside the picture. */
const shares = (from: number, to: number): [start: number, size: number] => {
  const start = Math.max(0, Math.floor(from * 1000));
  const end = Math.min(1000, Math.ceil(to * 1000));
  return [start / 1000, (end - start) / 1000];
};

/** The place of each motif, from the marks it is made of. */
export function placesOf(marks: readonly Mark[], width: number, height: number): Map<string, Place> {
  const points = new Map<string, Poly>();
  for (const { motifs, paths, width: breadth } of marks)
    for (const name of motifs) {
      const all = points.get(name) ?? [];
      points.set(name, all);
      const { x0, y0, x1, y1 } = bounds(paths.flat());
      all.push([x0 - breadth / 2, y0 - breadth / 2], [x1 + breadth / 2, y1 + breadth / 2]);
    }
  const room = ROOM * Math.max(width, height);
  return new Map(
    [...points].map(([name, corners]) => {
      const { x0, y0, x1, y1 } = bounds(corners);
      const [x, w] = shares((x0 - room) / width, (x1 + room) / width);
      const [y, h] = shares((y0 - room) / height, (y1 + room) / height);
      return [name, [x, y, w, h]];
    }),
  );
}

/** A detail of a work in a content file: its name and the line of its place, which may be drawn by hand. */
const DETAIL = /^( +)- name: (?<name>.*)\n\1  text: .*\n\1  at: (?<at>\[[^\]]*\])(?<hand> # by hand)?$/gm;

const shown = (place: Place): string => `[${place.join(', ')}]`;

/**
 * A content file with the places of one work's details as they are. One that is drawn by hand, because
 * the drawing's has more than the eye looks for, stays.
 * @throws when it does not name the same details as the drawing
 */
export function withPlaces(yaml: string, id: string, places: ReadonlyMap<string, Place>): string {
  const start = yaml.search(new RegExp(`^ +- id: ${id}$`, 'm'));
  if (start < 0) throw new Error(`no work is called ${id}`);
  const body = yaml.indexOf('\n', start);
  const next = yaml.slice(body).search(/\n +- id: /);
  const end = next < 0 ? yaml.length : body + next;
  const named: string[] = [];
  const entry = yaml
    .slice(start, end)
    .replaceAll(DETAIL, (detail: string, _indent: string, name: string, at: string, hand?: string) => {
      const place = places.get(name);
      if (!place)
        throw new Error(`${id} draws no motif "${name}"; it draws: ${[...places.keys()].join(', ')}`);
      named.push(name);
      return hand ? detail : detail.slice(0, -at.length) + shown(place);
    });
  const unnamed = [...places.keys()].filter((name) => !named.includes(name));
  if (unnamed.length) throw new Error(`${id} has no detail for: ${unnamed.join(', ')}`);
  return yaml.slice(0, start) + entry + yaml.slice(end);
}
