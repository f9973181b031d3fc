import {
  distanceOf,
  finestBrush,
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
import { cornersOf, edgeBetween, hullOf, isInside, pathOf, type Point } from './path-geometry';
import { withCrowns, withFronds } from './plant-outlines';
import type { Drawing, Stroke } from './strokes';

/** Wider dots have room for an edge, and are heads of birds in a picture of one colour. */
const widestSpeck = 0.005;

/** From this share of its strokes on, one colour paints a whole picture. */
const plainShare = 0.9;

/** Ornament that is larger stands behind figures. */
const leastBehind = 0.03;

/** A shape whose edges are so many times as long as its largest piece is a border, not a figure. */
const leastFrieze = 30;

/** Legs, arms and horns are no longer. */
const longestLimb = 0.04;

/** The white round a figure that keeps what is behind it away, on both sides together, in printed lines. */
const haloWidth = 6;

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
const isEdge = (line: Part, shape: Part, gap: number): boolean =>
  distanceOf(line, shape) < gap && Math.abs(line.extent - shape.extent) < gap;

/** A line on a shape, such as a wave on a hill, up to the edges of the shape. */
const within = (shape: Part, corners: readonly Point[], line: Part): Part => {
  const points = cornersOf(line);
  const inner = points.map((point) => isInside(point, corners));
  const [first, last] = [inner.indexOf(true), inner.lastIndexOf(true)];
  if (line.size > 1.5 * shape.size || last - first < points.length / 2) return line;
  const kept = points.slice(first, last + 1);
  const [before, after] = [points[first - 1], points[last + 1]];
  if (before) kept.unshift(edgeBetween(points[first] as Point, before, corners));
  if (after) kept.push(edgeBetween(points[last] as Point, after, corners));
  return { ...line, path: pathOf(kept) };
};

/** What keeps away what is behind a figure: behind its bodies, and between the horns of a single one. */
const halosOf = (figure: readonly Part[], ink: number): Outline[] => {
  const [body, ...others] = figure.filter(({ kind }) => kind === 'shape');
  if (!body) return [];
  const [x, y] = startOf(body);
  const isNear = ([otherX, otherY]: Point) => Math.hypot(otherX - x, otherY - y) < 2.5 * body.extent;
  const limbs = figure
    .filter((part) => part.kind === 'line' && !isOrnament(part) && part.size < longestLimb)
    .map(cornersOf)
    .filter((limb) => limb.every(isNear));
  const isSingle = others.length === 0 && limbs.length > 0;
  const whole = isSingle ? `${pathOf(hullOf([cornersOf(body), ...limbs].flat()))}z` : body.path;
  const paths = [whole, ...others.map(({ path }) => path)];
  return paths.map((path) => ({ path, kind: 'paper', width: haloWidth * ink }));
};

/** Such as the triangles of a border: they have their own lines round them, and nothing joins them. */
const isFrieze = (part: Part): boolean =>
  part.kind === 'shape' && isOrnament(part) && part.length > leastFrieze * part.extent;

const edgesOf = (parts: readonly Part[], ink: number) =>
  parts.map(({ path }): Outline => ({ path, kind: 'edge', width: ink }));

/** Such as the wall of a hut, before which oxen walk. */
const isBehind = (line: Part): boolean => isOrnament(line) && line.size > leastBehind;

/**
 * The outlines of a picture in one colour, each figure as one shape. No line is seen on a shape of its
 * colour, whichever was painted first, and what is behind a figure keeps away from it. A shape in the
 * colour of the ground, such as a hill, covers what lies below it.
 */
export const plainOutlinesOf = (drawing: Drawing, colour: string): Outline[] => {
  const ink = printedWidth(drawing);
  const side = sideOf(drawing);
  const parts = partsOf(drawing, widestSpeck);
  const seen = parts.filter((part, at) => !isSpeck(part) && !isKnot(part, parts[at - 1]));
  const figures = figuresOf(withDiscs(seen)).flatMap((figure) =>
    withFronds(figure, side).map((part) => withCrowns(part, side)),
  );
  const isCover = (part: Part | undefined) => part?.kind === 'shape' && part.colour !== colour;
  return runsOf(groupsOf(figures), (_, [part]) => !isCover(part)).flatMap((layer): Outline[] => {
    const cover = layer.flat().find(isCover);
    const corners = cover && cornersOf(cover);
    const isFine = ({ width }: Part) => width <= finestBrush * side;
    const isLine = (part: Part) => part.kind === 'line' && part.colour === colour;
    const lines = layer
      .flat()
      .filter((part) => isLine(part) && !(cover && isEdge(part, cover, 2 * ink)))
      .map((part) => (cover && corners && isFine(part) ? within(cover, corners, part) : part));
    const bodies = layer.map((figure) => figure.filter((part) => !isLine(part) && !isCover(part)));
    const behind = lines.filter(isBehind);
    const front = behind.length > 0 ? layer.filter(([body]) => !isCover(body)) : [];
    return [
      ...(cover ? [{ path: cover.path, kind: 'edge', width: ink } as const] : []),
      ...joined(behind, ink, ink),
      ...front.flatMap((figure) => halosOf(figure, ink)),
      ...joined(
        lines.filter((part) => !isBehind(part)),
        ink,
        ink,
      ),
      ...bodies.flatMap((body) => (body.every(isFrieze) ? edgesOf(body, ink) : joined(body, ink, 2 * ink))),
    ];
  });
};
