import type { WorkDetails } from '@kalavithi/contract/work';

type Motif = WorkDetails['motifs'][number];
export interface Place {
  left: number;
  top: number;
}

/** Two numbers nearer to each other than this, as a share of the picture, overlap on a phone. */
const leastDistance = 0.09;

/** Where the number of a motif may stand, the best place first. */
const placesIn = ({ at: [left, top, width, height], mark }: Motif): Place[] =>
  mark
    ? [{ left: mark[0], top: mark[1] }]
    : [
        [0.5, 0.5],
        [0.5, 0],
        [0.5, 1],
        [0, 0.5],
        [1, 0.5],
        [0, 0],
        [1, 1],
      ].map(([x = 0, y = 0]) => ({ left: left + width * x, top: top + height * y }));

/**
 * A place on the picture for the number of each motif, as shares of its width and height: the one
 * given with it, its middle, or an edge where the number of a smaller motif is in the way.
 */
export const markPlaces = (motifs: readonly Motif[]): Place[] => {
  const places: Place[] = [];
  // A place that is given stays free.
  const area = ({ at: [, , width, height], mark }: Motif) => (mark ? 0 : width * height);
  const smallestFirst = motifs.map((motif, index) => ({ motif, index }));
  smallestFirst.sort((one, other) => area(one.motif) - area(other.motif));
  for (const { motif, index } of smallestFirst) {
    const taken = Object.values(places);
    const isFree = ({ left, top }: Place) =>
      taken.every((other) => Math.hypot(other.left - left, other.top - top) >= leastDistance);
    const choices = placesIn(motif);
    places[index] = choices.find(isFree) ?? (choices[0] as Place);
  }
  return places;
};

/** Rings nearer to each other than this, as a share of the picture, have their numbers on the far sides. */
const neighbourDistance = 0.15;

/** Whether the number of a ring stands on its left: the nearest ring is close, and on its right. */
export const isNumberLeft = (places: readonly Place[], index: number): boolean => {
  const { left, top } = places[index] as Place;
  const distances = places.map((other, at) =>
    at === index ? Infinity : Math.hypot(other.left - left, other.top - top),
  );
  const nearest = Math.min(...distances);
  const neighbour = places[distances.indexOf(nearest)];
  return neighbour !== undefined && nearest < neighbourDistance && neighbour.left - left > nearest / 2;
};
