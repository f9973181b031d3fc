import {
  finestBrush,
  inkWidth,
  isDot,
  isOrnament,
  joined,
  ofOneBrush,
  ofOneColour,
  partsOf,
  printedWidth,
  runsOf,
  sideOf,
  startOf,
  type Outline,
  type Part,
} from './outline-parts';
import type { Drawing, Stroke } from './strokes';

/** Wider dots have room for an edge, and are heads of birds in a picture of one colour. */
const widestSpeck = 0.005;

/** From this share of its strokes on, one colour paints a whole picture. */
const plainShare = 0.9;

/** So many lines of the finest brush are rain, grass, leaves of a twig, if they take less ink than a crown. */
const hatching = { lines: 13, ink: 0.62 } as const;

/** How many lines thatch has, and how long they are: what is shorter or more is a frieze. */
const thatch = { least: 19, most: 40, extent: 0.03 } as const;

/** Ornament that is larger stands behind figures. */
const leastBehind = 0.03;

/** The white round a figure that keeps what is behind it away, on both sides together, in printed lines. */
const haloWidth = 6;

/** How long and wide leaves of a crown are at most, how much ink they would take, how wide they are drawn. */
const crown = { extent: 0.02, brush: 0.0022, ink: 0.24, width: 0.018, cell: 0.012 } as const;

const middleOf = (values: readonly number[]): number =>
  [...values].sort((value, other) => value - other)[values.length >> 1] as number;

/** The colour that paints the picture, if there is one. Its smallest strokes are heads and hands, not ornament. */
export const onlyColourOf = (strokes: readonly Stroke[]): string | undefined => {
  const counts = new Map<string, number>();
  for (const { colour } of strokes) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts].find(([, count]) => count >= plainShare * strokes.length)?.[0];
};

/** A dot that is too small to have an edge. */
const isSpeck = (part: Part) => part.kind === 'line' && part.extent < Math.max(1, part.width);

/** A knot of hair on a head. */
const isKnot = (part: Part, head: Part | undefined) =>
  head !== undefined && isOrnament(part) && isDot(part) && isDot(head) && part.size < head.size;

/** Whether lines are rings round one another, as of a sun. */
const areRings = (run: readonly Part[]): boolean =>
  run.length > 1 &&
  run.every((part, at) => {
    const inner = run[at - 1];
    const [x] = startOf(part);
    const isRound =
      part.kind === 'line' && part.length > 2.8 * part.extent && part.length < 3.6 * part.extent;
    return isRound && (!inner || (inner.extent < part.extent && x - startOf(inner)[0] < part.extent / 2));
  });

/** Rings round one another are discs, which hide what lies below them: the largest is the lowest. */
const withDiscs = (parts: readonly Part[]): Part[] =>
  runsOf(parts, ofOneBrush).flatMap((run) =>
    areRings(run) ? run.map((ring): Part => ({ ...ring, kind: 'shape' })).reverse() : run,
  );

/** The straw of a roof, the rods of a wall: half of them are enough. */
const isThatch = (run: readonly Part[]) =>
  run.length >= thatch.least &&
  run.length <= thatch.most &&
  run.every((part) => part.kind === 'line' && isOrnament(part)) &&
  middleOf(run.map(({ size }) => size)) > thatch.extent;

/** Leaves so close together that they would print black become wide, and run into one crown; hatching goes. */
const withCrowns = (parts: readonly Part[], side: number): Part[] => {
  const cell = crown.cell * side;
  const isFine = (part: Part) => part.kind === 'line' && part.width <= finestBrush * side;
  const isLeaf = (part: Part) => {
    const isSmall = part.size < crown.extent && part.width <= crown.brush * side;
    return part.kind === 'line' && isOrnament(part) && isSmall;
  };
  const placeOf = (leaf: Part) => startOf(leaf).map((at) => Math.floor(at / cell)) as [number, number];
  const lengths = new Map<string, number>();
  for (const leaf of parts.filter(isLeaf)) {
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
  return runsOf(parts, ofOneBrush).flatMap((run) => {
    const isHatching = isFine(run[0] as Part) && run.length >= hatching.lines;
    // Hatching that touches a crown is none.
    const isCrown = middleOf(run.map(inkRound)) >= (isHatching ? hatching.ink : crown.ink);
    if (run.every(isLeaf) && isCrown)
      return run.map((leaf): Part => ({ ...leaf, kind: 'tube', width: crown.width * side }));
    if (isHatching) return [];
    return isThatch(run) ? run.filter((_, at) => at % 2 === 0) : run;
  });
};

/** Whether a figure is drawn of triangles, lines, and a dot for its head. */
const isLinePerson = ([body, ...others]: readonly Part[]): boolean => {
  const tubes = others.filter(({ kind }) => kind === 'tube');
  return body?.kind === 'shape' && tubes.length > 0 && tubes.every(isDot);
};

/** The figures of a plain picture: a shape, and the lines and dots that are painted next. */
const figuresOf = (parts: readonly Part[]): Part[][] => {
  const figures: Part[][] = [];
  for (const part of parts) {
    const figure = figures.at(-1);
    if (part.kind !== 'shape' && figure?.[0] && ofOneColour(figure[0], part)) figure.push(part);
    else figures.push([part]);
  }
  return figures;
};

/** People of lines who follow each other are one figure, for their arms go behind their neighbours. */
const groupsOf = (figures: readonly Part[][]): Part[][] =>
  runsOf(figures, (figure, next) => isLinePerson(figure) && isLinePerson(next)).map((group) => group.flat());

/** Whether a line goes along the edge of a shape. */
const isEdge = (line: Part, shape: Part, gap: number): boolean => {
  const [x, y] = startOf(line);
  const [shapeX, shapeY] = startOf(shape);
  return Math.hypot(x - shapeX, y - shapeY) < gap && Math.abs(line.extent - shape.extent) < gap;
};

/** Such as the wall of a hut, before which oxen walk. */
const isBehind = (line: Part): boolean => isOrnament(line) && line.size > leastBehind;

/**
 * The outlines of a picture in one colour, each figure as one shape. No line is seen on a shape of its
 * colour, whichever was painted first, and what is behind a figure keeps away from it. A shape in the
 * colour of the ground, such as a hill, covers what lies below it.
 */
export const plainOutlinesOf = (drawing: Drawing, colour: string): Outline[] => {
  const ink = printedWidth(drawing);
  const parts = partsOf(drawing, widestSpeck);
  const seen = parts.filter((part, at) => !isSpeck(part) && !isKnot(part, parts[at - 1]));
  const figures = figuresOf(withDiscs(seen)).map((figure) => withCrowns(figure, sideOf(drawing)));
  const isCover = (part: Part | undefined) => part?.kind === 'shape' && part.colour !== colour;
  return runsOf(groupsOf(figures), (_, [part]) => !isCover(part)).flatMap((layer): Outline[] => {
    const cover = layer.flat().find(isCover);
    const isLine = (part: Part) => part.kind === 'line' && part.colour === colour;
    const lines = layer.flat().filter((part) => isLine(part) && !(cover && isEdge(part, cover, 2 * ink)));
    const bodies = layer.map((figure) => figure.filter((part) => !isLine(part) && !isCover(part)));
    const behind = lines.filter(isBehind);
    const halos = behind.length > 0 ? bodies.flat().filter(({ kind }) => kind === 'shape') : [];
    return [
      ...(cover ? [{ path: cover.path, kind: 'edge', width: ink } as const] : []),
      ...joined(behind, ink, ink),
      ...halos.map(({ path }): Outline => ({ path, kind: 'paper', width: haloWidth * ink })),
      ...joined(
        lines.filter((part) => !isBehind(part)),
        ink,
        ink,
      ),
      ...bodies.flatMap((body) => joined(body, ink, 2 * ink)),
    ];
  });
};
