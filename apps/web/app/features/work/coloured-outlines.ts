import {
  distanceOf,
  finestBrush,
  isBlack,
  isDot,
  isOrnament,
  isPupil,
  joined,
  ofOneBrush,
  ofOneColour,
  ofOnePattern,
  partsOf,
  printedWidth,
  runsOf,
  sideOf,
  type Outline,
  type Part,
} from './outline-parts';
import { linesOf, stages, type Drawing, type Stroke } from './strokes';

/**
 * What a picture of many colours needs to be drawn: smaller shapes and lines are hard to colour.
 * Ornament must be larger, for it is what makes a sheet too dense.
 */
const leastExtent = { shape: 0.0065, dab: 0.013, line: 0.017, petal: 0.012, ornament: 0.05 } as const;

/** More ink than this for each part of the paper, and small flowers and leaves have no room. */
const mostInk = 0.36;

/** So many straight lines of a bold brush are the stripes of a tiger. */
const leastStripes = 20;

/** What is larger is no eye, whatever dots are on it. */
const largestEye = 0.025;

/** So many fine lines in a picture of many colours are hatching. */
const leastHatching = 5;

/** A crayon colours no smaller petals. */
const smallPetal = 0.035;

/** More dabs in a row are no petals of one flower. */
const mostPetals = 16;

const touch = (part: Part, other: Part): boolean =>
  distanceOf(part, other) < 0.6 * (part.extent + part.width + other.extent + other.width);

/** Whether a closed line goes round a dab, which is a petal or a leaf. */
const isRim = (line: Part, dab: Part): boolean => {
  if (line.kind !== 'line' || line.length < 2.2 * line.extent || !touch(line, dab)) return false;
  return line.extent > 0.8 * dab.width && line.extent < 2 * (dab.width + dab.extent);
};

/** A petal or a leaf by the line round it. */
interface Petal extends Part {
  isPetal: true;
}

/** The lines round petals and leaves as shapes, in place of the dabs that were painted just before. */
const withPetals = (parts: readonly Part[]): (Part | Petal)[] => {
  const runs = runsOf(parts, (part, other) => part.kind === other.kind);
  const areDabs = (run: readonly Part[] = []) => run[0]?.kind === 'dab' && run.length <= mostPetals;
  return runs.flatMap((run, at): (Part | Petal)[] => {
    const [before = [], after = []] = [runs[at - 1], runs[at + 1]];
    if (areDabs(run)) return run.filter((dab) => !after.some((line) => isRim(line, dab)));
    if (!areDabs(before)) return run;
    return run.map((line) => {
      const isPetal = before.some((dab) => isRim(line, dab));
      return isPetal ? { ...line, kind: 'shape', stage: stages.fill, isPetal } : line;
    });
  });
};

/** All but small flowers and leaves, whose petals, hearts and veins follow each other. */
const withoutFlowers = (parts: readonly (Part | Petal)[]): Part[] => {
  const isSmall = ({ size }: Part) => size < smallPetal;
  return runsOf(parts, (part, other) => isSmall(part) === isSmall(other))
    .filter((run) => !isSmall(run[0] as Part) || !run.some((part) => 'isPetal' in part))
    .flat();
};

/** Whether a small shape and the dot that is painted on it next are an eye. */
const areEye = (white: Part, pupil: Part): boolean => {
  if (isPupil(pupil, white)) return white.size <= largestEye;
  if (isOrnament(white) || white.size > largestEye || !isDot(pupil)) return false;
  if (white.colour === pupil.colour || pupil.size >= white.size) return false;
  return distanceOf(white, pupil) < Math.max(white.extent, white.width);
};

/** The necks and heads of small people, and the turbans on the heads. */
const headsOf = (parts: readonly Part[]): Part[] => {
  const painted = parts.filter(({ kind }) => kind !== 'line');
  return painted.flatMap((neck, at) => {
    if (neck.kind !== 'shape' || !isOrnament(neck)) return [];
    // Arms may be painted between a neck and its head.
    const [head, turban] = painted.slice(at + 1, at + 5).filter(({ kind }) => kind === 'dab');
    if (!head || !ofOneColour(neck, head) || !touch(neck, head)) return [];
    return turban && touch(head, turban) ? [neck, head, turban] : [neck, head];
  });
};

const leastOf = (part: Part): number => {
  if (isOrnament(part)) return leastExtent.ornament;
  if (part.kind === 'line') return leastExtent.line;
  return part.kind === 'dab' ? leastExtent.dab : leastExtent.shape;
};

/** Whether parts are bold straight lines, some of them large. All are kept: one bar alone is no pattern. */
const areStripes = (run: readonly Part[], ink: number): boolean =>
  run.length >= leastStripes &&
  run.every((part) => part.kind === 'line' && part.width > ink && part.length < 1.25 * part.extent) &&
  run.some((part) => part.size >= leastOf(part));

/** What is large enough. Petals of one pattern are all kept, or none, and so are stripes. */
const largeOf = (parts: readonly Part[], leastPetal: number, ink: number): Part[] => {
  const kept = new Set(headsOf(parts));
  for (const [at, part] of parts.entries()) {
    const next = parts[at + 1];
    if (next && areEye(part, next)) kept.add(part).add(next);
  }
  return runsOf(parts, ofOnePattern).flatMap((run) => {
    const shapes = run.filter(({ kind }) => kind === 'shape');
    const hasPetals = isOrnament(run[0] as Part) && shapes.some(({ size }) => size >= leastPetal);
    const hasTufts = run.some((part) => part.kind === 'dab' && part.size >= leastOf(part));
    const hasStripes = areStripes(run, ink);
    return run.filter((part) => {
      const isPetal = hasPetals && (part.kind === 'shape' || part.kind === 'dab');
      const isTuft = hasTufts && part.kind === 'dab';
      return hasStripes || isPetal || isTuft || part.size >= leastOf(part) || kept.has(part);
    });
  });
};

/** Of fine lines side by side, such as waves and hair, every other is enough. */
const withoutHatching = (parts: readonly Part[], side: number): Part[] =>
  runsOf(parts, ofOneBrush).flatMap((run) => {
    const [{ kind, width }] = run as [Part];
    const isHatching = kind === 'line' && width <= finestBrush * side && run.length >= leastHatching;
    return isHatching ? run.filter((_, at) => at % 2 === 0) : run;
  });

const keptOf = (parts: readonly (Part | Petal)[], { width, height }: Drawing, ink: number): Part[] => {
  const rich = largeOf(parts, leastExtent.petal, ink);
  const length = rich.reduce((sum, part) => sum + part.length * (part.kind === 'tube' ? 2 : 1), 0);
  return length * ink <= mostInk * width * height
    ? rich
    : largeOf(withoutFlowers(parts), leastExtent.ornament, ink);
};

/**
 * Whether the parts of a shape are one body, such as a head and its neck. Many parts, or parts of one
 * size, are leaves of a twig, and each wants its own edge.
 */
const isBody = ({ path }: Part): boolean => {
  const extents = linesOf(path).map(({ extent }) => extent);
  return extents.length > 1 && extents.length < 5 && Math.max(...extents) > 1.3 * Math.min(...extents);
};

/** Whether a picture is drawn by a brush that swells and starts again, which takes it little ornament. */
const isBrushed = (strokes: readonly Stroke[]): boolean =>
  strokes.filter(isOrnament).length < strokes.length / 2;

/** A stroke of a black brush is a line of the sheet, as it is. */
const printed = ({ path, kind, width }: Part): Outline =>
  kind === 'shape' ? { path, kind: 'ink', width: 0 } : { path, kind: 'line', width };

/**
 * The outlines of a picture of many colours. What one colour paints in one go is one shape, without
 * edges where its parts overlap: black lines of a brush, or a body.
 */
export const colouredOutlinesOf = (drawing: Drawing): Outline[] => {
  const ink = printedWidth(drawing);
  const brushed = isBrushed(drawing.strokes);
  const kept = withoutHatching(keptOf(withPetals(partsOf(drawing)), drawing, ink), sideOf(drawing));
  return runsOf(kept, ofOneColour).flatMap((run) =>
    brushed && isBlack(run[0] as Part)
      ? run.map(printed)
      : run.flatMap((part): Outline[] =>
          part.kind === 'shape' && !isBody(part)
            ? [{ path: part.path, kind: 'edge', width: ink }]
            : joined([part], ink, 0),
        ),
  );
};
