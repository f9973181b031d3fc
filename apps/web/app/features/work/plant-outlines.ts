import {
  distanceOf,
  finestBrush,
  inkWidth,
  isOrnament,
  ofOneBrush,
  runsOf,
  startOf,
  type Part,
} from './outline-parts';
import { cornersOf, pathOf, type Point } from './path-geometry';

/** So many lines of the finest brush are rain, grass, leaves of a twig, if they take less ink than a crown. */
const hatching = { lines: 13, ink: 0.62 } as const;

/** How many lines thatch has, and how long they are: what is shorter or more is a frieze. */
const thatch = { least: 19, most: 40, extent: 0.03 } as const;

/** How long and wide leaves of a crown are at most, how far from its first one they begin, how much ink they would take, how wide they are drawn. */
const crown = { extent: 0.02, brush: 0.0022, reach: 0.13, ink: 0.24, width: 0.018, cell: 0.012 } as const;

/** How many fronds a palm has at least, how near each other they start, how many leaves they have, how long they are at most, how wide they are drawn. */
const frond = { count: 6, apart: 0.012, least: 16, most: 30, extent: 0.06, width: 0.011 } as const;

const middleOf = (values: readonly number[]): number =>
  [...values].sort((value, other) => value - other)[values.length >> 1] as number;

const isLeaf = (part: Part, side: number): boolean =>
  part.kind === 'line' && isOrnament(part) && part.size < crown.extent && part.width <= crown.brush * side;

/** The straw of a roof, the rods of a wall: half of them are enough. */
const isThatch = (run: readonly Part[]) =>
  run.length >= thatch.least &&
  run.length <= thatch.most &&
  run.every((part) => part.kind === 'line' && isOrnament(part)) &&
  middleOf(run.map(({ size }) => size)) > thatch.extent;

/** Where a line begins, and how far to the right and down its first piece goes. */
const courseOf = ({ path }: Part) => {
  const [x, y, dx, dy] = (path.match(/-?[\d.]+/g) ?? []).map(Number) as [number, number, number, number];
  return { x, y, dx, dy };
};

/** -1 for a line that leans to the left, 1 to the right, 0 upright or level. */
const leanOf = (part: Part): number => {
  const { dx, dy } = courseOf(part);
  return Math.min(Math.abs(dx), Math.abs(dy)) < 0.2 * Math.hypot(dx, dy) ? 0 : Math.sign(dx * dy);
};

/** Every second line of each direction. They are painted in any order. */
const halfOf = (run: readonly Part[]): Part[] =>
  [-1, 0, 1].flatMap((lean) => {
    const lines = run.filter((part) => leanOf(part) === lean);
    // Across the lines: level ones from above, others from the left.
    const across = (part: Part) => {
      const { x, y, dx, dy } = courseOf(part);
      const isLevel = lean === 0 && Math.abs(dx) > Math.abs(dy);
      return isLevel ? y : lean === 0 ? x : x - lean * y;
    };
    return lines.sort((part, next) => across(part) - across(next)).filter((_, at) => at % 2 === 0);
  });

/** Wide leaves of a crown, drawn together to the trunk so that the crown is no larger than it was painted. */
const widened = (leaves: readonly Part[], width: number): Part[] => {
  const corners = leaves.map(cornersOf);
  const [left, right, top, bottom] = ([0, 1] as const).flatMap((axis) => {
    const places = corners.flat().map((corner) => corner[axis]);
    return [Math.min(...places), Math.max(...places)];
  }) as [number, number, number, number];
  const towards = (to: number, room: number, share: number) => (place: number) =>
    Number((to + Math.max(0, 1 - (share * width) / room) * (place - to)).toFixed(1));
  const [moveX, moveY] = [towards((left + right) / 2, right - left, 1), towards(bottom, bottom - top, 0.5)];
  return leaves.map((leaf, at) => ({
    ...leaf,
    path: pathOf((corners[at] as Point[]).map(([x, y]) => [moveX(x), moveY(y)])),
    kind: 'tube',
    width,
  }));
};

/** Leaves so close together that they would print black become wide, and run into one crown; hatching goes. */
export const withCrowns = (parts: readonly Part[], side: number): Part[] => {
  const cell = crown.cell * side;
  const isFine = (part: Part) => part.kind === 'line' && part.width <= finestBrush * side;
  const placeOf = (leaf: Part) => startOf(leaf).map((at) => Math.floor(at / cell)) as [number, number];
  const lengths = new Map<string, number>();
  for (const leaf of parts.filter((part) => isLeaf(part, side))) {
    const place = `${placeOf(leaf)}`;
    lengths.set(place, (lengths.get(place) ?? 0) + leaf.length);
  }
  const inkRound = (leaf: Part): number => {
    const [x, y] = placeOf(leaf);
    let length = 0;
    for (const dx of [-1, 0, 1])
      for (const dy of [-1, 0, 1]) length += lengths.get(`${[x + dx, y + dy]}`) ?? 0;
    return (length * inkWidth * side) / (3 * cell) ** 2;
  };
  const isHatching = (run: readonly Part[]) => isFine(run[0] as Part) && run.length >= hatching.lines;
  const runs = runsOf(parts, ofOneBrush);
  const crowns = runs.filter(
    (run) =>
      run.every((part) => isLeaf(part, side)) &&
      // Hatching that touches a crown is none.
      middleOf(run.map(inkRound)) >= (isHatching(run) ? hatching.ink : crown.ink),
  );
  const leaves = crowns.flat();
  const [first, last] = [leaves[0], leaves.at(-1)].map((leaf) =>
    runs.findIndex((run) => run.includes(leaf as Part)),
  ) as [number, number];
  // What the brush of a crown paints between its leaves is tips of twigs.
  const isTip = ([part]: readonly Part[], at: number) =>
    at > first && at < last && crowns.some(([leaf]) => ofOneBrush(leaf as Part, part as Part));
  const others = runs.filter((run, at) => !crowns.includes(run) && !isTip(run, at) && !isHatching(run));
  return [
    ...others.flatMap((run) => (isThatch(run) ? halfOf(run) : run)),
    ...runsOf(leaves, (leaf, other) => distanceOf(leaf, other) < crown.reach * side).flatMap((tree) =>
      widened(tree, crown.width * side),
    ),
  ];
};

/** Whether leaves stand on both sides of a rib, from its start on. */
const areOnRib = (rib: Part | undefined, leaves: readonly Part[] = [], side: number): boolean => {
  const isRib = rib?.kind === 'line' && !isOrnament(rib) && rib.size < frond.extent;
  if (!isRib || leaves.length < frond.least || leaves.length > frond.most) return false;
  return distanceOf(rib, leaves[0] as Part) < 0.2 * rib.extent && leaves.every((leaf) => isLeaf(leaf, side));
};

/** A figure in the parts in which it is drawn: each frond of a palm is a long leaf, and covers those before it. */
export const withFronds = (parts: readonly Part[], side: number): Part[][] => {
  const runs = runsOf(parts, ofOneBrush);
  const ribs = runs.map((run, at) => {
    const rib = run.at(-1);
    return areOnRib(rib, runs[at + 1], side) ? rib : undefined;
  });
  // The fronds of a palm come from one place, twigs of other trees do not.
  const isFrond = (rib: Part) =>
    ribs.filter((other) => other && distanceOf(other, rib) < frond.apart * side).length >= frond.count;
  const fronds = ribs.map((rib) => (rib && isFrond(rib) ? rib : undefined));
  const figures: Part[][] = [[]];
  for (const [at, run] of runs.entries()) {
    if (fronds[at - 1]) continue;
    const rib = fronds[at];
    figures.at(-1)?.push(...(rib ? run.slice(0, -1) : run));
    if (rib) figures.push([{ ...rib, kind: 'tube', width: frond.width * side }], []);
  }
  return figures.filter(({ length }) => length > 0);
};
