import { linesOf, stages, type Drawing, type Stroke } from './strokes';

/** A path of a colouring sheet; what comes later covers what lies below it. */
export interface Outline {
  path: string;
  /** `edge`: a white shape with an edge; `line`: a printed line; `paper`, `inside`: a white shape or line. */
  kind: 'edge' | 'line' | 'paper' | 'inside';
  width: number;
}

/** Width of printed lines. Everything here is a share of the longer side of the picture. */
const inkWidth = 0.0016;

/** Wider lines are shapes to colour, with an edge on both sides. */
const widestLine = 0.006;

/** Wider dots have room for an edge, and are heads of birds in a picture of one colour. */
const widestSpeck = 0.005;

/** No sheet has smaller dots. */
const leastDot = 0.004;

/**
 * What a picture of many colours needs to be drawn: smaller shapes and lines are hard to colour.
 * Ornament must be larger, for it is what makes a sheet too dense.
 */
const leastExtent = { shape: 0.0065, dab: 0.013, line: 0.017, petal: 0.012, ornament: 0.05 } as const;

/** More ink than this for each part of the paper, and petals must be as large as other ornament. */
const mostInk = 0.36;

/** So many straight lines of a bold brush are the stripes of a tiger. */
const leastStripes = 20;

/** What is larger is no eye, whatever dots are on it. */
const largestEye = 0.025;

/** From this share of its strokes on, one colour paints a whole picture. */
const plainShare = 0.9;

/** So many lines of the finest brush are rain, grass, leaves of a twig, if they take less ink than a crown. */
const hatching = { brush: 0.0014, lines: 13, ink: 0.62 } as const;

/** So many fine lines in a picture of many colours are hatching. */
const leastHatching = 5;

/** More dabs in a row are no petals of one flower. */
const mostPetals = 16;

/** How many lines thatch has, and how long they are: what is shorter or more is a frieze. */
const thatch = { least: 19, most: 40, extent: 0.03 } as const;

/** How long and wide leaves of a crown are at most, how much ink they would take, how wide they are drawn. */
const crown = { extent: 0.02, brush: 0.0022, ink: 0.24, width: 0.018, cell: 0.012 } as const;

interface Part extends Stroke {
  /** `tube`: a wide line; `dab`: a wide line that is hardly longer than wide. */
  kind: 'shape' | 'line' | 'tube' | 'dab';
  /** As a share of the longer side. */
  size: number;
}

const isOrnament = ({ stage }: Stroke) => stage === stages.ornament;

const isDot = ({ extent }: Stroke) => extent < 1;

/** Such as water, through which what is in it shows. */
const isTranslucent = ({ colour }: Stroke) => colour.length > 7;

const startOf = ({ path }: Stroke): [number, number] => {
  const [x, y] = /^M(-?[\d.]+) ?(-?[\d.]+)/.exec(path)?.slice(1) ?? [];
  return [Number(x), Number(y)];
};

const isBlack = ({ colour }: Stroke): boolean =>
  [1, 3, 5].every((at) => Number.parseInt(colour.slice(at, at + 2), 16) < 0x30);

/** Whether a dot is black and in the middle of the dot that was painted before. */
const isPupil = (dot: Stroke | undefined, white: Stroke | undefined): boolean => {
  if (!dot || !white || !isDot(dot) || !isDot(white) || !isBlack(dot) || isBlack(white)) return false;
  const [x, y] = startOf(dot);
  const [whiteX, whiteY] = startOf(white);
  return dot.width < white.width && Math.hypot(x - whiteX, y - whiteY) < 1;
};

const partsOf = (strokes: readonly Stroke[], side: number, widestDot: number): Part[] =>
  strokes
    .filter((stroke, at) => {
      if (isTranslucent(stroke)) return false;
      return !isDot(stroke) || stroke.width >= leastDot * side || isPupil(stroke, strokes[at - 1]);
    })
    .map((stroke, at, { [at + 1]: next }) => {
      const { width, extent } = stroke;
      const isDab = !isDot(stroke) && width > 0.5 * extent && width >= leastDot * side;
      const isWide = width > (isDot(stroke) ? widestDot : widestLine) * side;
      const isTube = isWide || isPupil(next, stroke);
      const kind = isDab ? 'dab' : isTube ? 'tube' : width > 0 ? 'line' : 'shape';
      return { ...stroke, kind, size: (isDab ? extent + width : Math.max(extent, width)) / side };
    });

const ofOneColour = (part: Part, other: Part) => part.colour === other.colour;

/** Rays, petals: they may be of several widths. */
const ofOnePattern = (part: Part, other: Part) => ofOneColour(part, other) && part.stage === other.stage;

/** Leaves, hatching. */
const ofOneBrush = (part: Part, other: Part) => ofOnePattern(part, other) && part.width === other.width;

/** Parts that follow each other and are alike. */
const runsOf = <T>(parts: readonly T[], areAlike: (part: T, other: T) => boolean): T[][] => {
  const runs: T[][] = [];
  for (const part of parts) {
    const run = runs.at(-1);
    if (run && areAlike(run[0] as T, part)) run.push(part);
    else runs.push([part]);
  }
  return runs;
};

const middleOf = (values: readonly number[]): number =>
  [...values].sort((value, other) => value - other)[values.length >> 1] as number;

/** The colour that paints the picture, if there is one. Its smallest strokes are heads and hands, not ornament. */
const onlyColourOf = (strokes: readonly Stroke[]): string | undefined => {
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
  const isFine = (part: Part) => part.kind === 'line' && part.width <= hatching.brush * side;
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

/** Whether a closed line goes round a dab, which is a petal or a leaf. */
const isRim = (line: Part, dab: Part): boolean => {
  if (line.kind !== 'line' || line.length < 2.2 * line.extent || !touch(line, dab)) return false;
  return line.extent > 0.8 * dab.width && line.extent < 2 * (dab.width + dab.extent);
};

/** The lines round petals and leaves as shapes, in place of the dabs that were painted just before. */
const withPetals = (parts: readonly Part[]): Part[] => {
  const runs = runsOf(parts, (part, other) => part.kind === other.kind);
  const areDabs = (run: readonly Part[] = []) => run[0]?.kind === 'dab' && run.length <= mostPetals;
  return runs.flatMap((run, at): Part[] => {
    const [before = [], after = []] = [runs[at - 1], runs[at + 1]];
    if (areDabs(run)) return run.filter((dab) => !after.some((line) => isRim(line, dab)));
    if (!areDabs(before)) return run;
    return run.map((line) => {
      return before.some((dab) => isRim(line, dab)) ? { ...line, kind: 'shape', stage: stages.fill } : line;
    });
  });
};

/** Whether a small shape and the dot that is painted on it next are an eye. */
const areEye = (white: Part, pupil: Part): boolean => {
  if (isPupil(pupil, white)) return white.size <= largestEye;
  if (isOrnament(white) || white.size > largestEye || !isDot(pupil)) return false;
  if (white.colour === pupil.colour || pupil.size >= white.size) return false;
  const [x, y] = startOf(white);
  const [pupilX, pupilY] = startOf(pupil);
  return Math.hypot(pupilX - x, pupilY - y) < Math.max(white.extent, white.width);
};

const touch = (part: Part, other: Part): boolean => {
  const [x, y] = startOf(part);
  const [otherX, otherY] = startOf(other);
  const reach = 0.6 * (part.extent + part.width + other.extent + other.width);
  return Math.hypot(x - otherX, y - otherY) < reach;
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
    const isHatching = kind === 'line' && width <= hatching.brush * side && run.length >= leastHatching;
    return isHatching ? run.filter((_, at) => at % 2 === 0) : run;
  });

const keptOf = (parts: readonly Part[], { width, height }: Drawing, ink: number): Part[] => {
  const rich = largeOf(parts, leastExtent.petal, ink);
  const length = rich.reduce((sum, part) => sum + part.length * (part.kind === 'tube' ? 2 : 1), 0);
  return length * ink <= mostInk * width * height ? rich : largeOf(parts, leastExtent.ornament, ink);
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

/**
 * One outline round all parts: first their edges, then what is white inside them. Parts that are no
 * further from each other than `gap` have no line between them.
 */
const joined = (parts: readonly Part[], ink: number, gap: number): Outline[] => {
  const edgeWidth = 2 * ink + gap;
  const edges = new Map<number, string>();
  const tubes = new Map<number, string>();
  for (const { kind, path, width } of parts) {
    const edge = kind === 'shape' ? edgeWidth : kind === 'line' ? ink : width;
    edges.set(edge, (edges.get(edge) ?? '') + path);
    if (kind === 'tube' || kind === 'dab') tubes.set(width, (tubes.get(width) ?? '') + path);
  }
  return [
    ...[...edges].map(([width, path]): Outline => ({ path, kind: 'line', width })),
    ...parts
      .filter(({ kind }) => kind === 'shape')
      .map(({ path }): Outline => ({ path, kind: 'paper', width: gap })),
    ...[...tubes].map(([width, path]): Outline => ({
      path,
      kind: 'inside',
      width: Math.max(0, width - 2 * ink),
    })),
  ];
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

/** How wide the lines of a sheet are printed, in pixels of the picture. */
export const printedWidth = ({ width, height }: Drawing): number => inkWidth * Math.max(width, height);

/** Whether a line goes along the edge of a shape. */
const isEdge = (line: Part, shape: Part, gap: number): boolean => {
  const [x, y] = startOf(line);
  const [shapeX, shapeY] = startOf(shape);
  return Math.hypot(x - shapeX, y - shapeY) < gap && Math.abs(line.extent - shape.extent) < gap;
};

/**
 * The outlines of figures in one colour. No line is seen on a shape of its colour, whichever was
 * painted first. A shape in the colour of the ground, such as a hill, covers what lies below it.
 */
const plainOutlinesOf = (figures: readonly Part[][], colour: string, ink: number): Outline[] => {
  const isCover = (part: Part | undefined) => part?.kind === 'shape' && part.colour !== colour;
  return runsOf(figures, (_, [part]) => !isCover(part)).flatMap((layer): Outline[] => {
    const cover = layer.flat().find(isCover);
    const isLine = (part: Part) => part.kind === 'line' && part.colour === colour;
    const lines = layer.flat().filter((part) => isLine(part) && !(cover && isEdge(part, cover, 2 * ink)));
    return [
      ...(cover ? [{ path: cover.path, kind: 'edge', width: ink } as const] : []),
      ...joined(lines, ink, ink),
      ...layer.flatMap((figure) =>
        joined(
          figure.filter((part) => !isLine(part) && !isCover(part)),
          ink,
          ink,
        ),
      ),
    ];
  });
};

/**
 * The outlines of a drawing in order. What one colour paints in one go is one shape, without edges
 * where its parts overlap: a figure of a plain picture, black lines of a brush, a body elsewhere.
 */
export const outlinesOf = (drawing: Drawing): Outline[] => {
  const side = Math.max(drawing.width, drawing.height);
  const ink = printedWidth(drawing);
  const colour = onlyColourOf(drawing.strokes);
  const parts = partsOf(drawing.strokes, side, colour === undefined ? widestLine : widestSpeck);
  if (colour !== undefined) {
    const seen = parts.filter((part, at) => !isSpeck(part) && !isKnot(part, parts[at - 1]));
    const figures = figuresOf(withDiscs(seen)).map((figure) => withCrowns(figure, side));
    return plainOutlinesOf(groupsOf(figures), colour, ink);
  }
  const brushed = isBrushed(drawing.strokes);
  return runsOf(withoutHatching(keptOf(withPetals(parts), drawing, ink), side), ofOneColour).flatMap((run) =>
    brushed && isBlack(run[0] as Part)
      ? joined(run, ink, ink)
      : run.flatMap((part): Outline[] =>
          part.kind === 'shape' && !isBody(part)
            ? [{ path: part.path, kind: 'edge', width: ink }]
            : joined([part], ink, 0),
        ),
  );
};
