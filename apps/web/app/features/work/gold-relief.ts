/** Gold leaf as the light sees it: for each gilded pixel where it is, how it leans, and how much of it is gold. */
export interface Relief {
  width: number;
  height: number;
  /** Index of the pixel, row by row. */
  places: Uint32Array;
  /** Two numbers a pixel: how far its normal leans to the right and down. */
  slopes: Float32Array;
  /** How far its normal rises towards the eye, once it is as long as one. */
  rise: Float32Array;
  /** Share of the pixel that is gold, 0 to 1. */
  leaf: Float32Array;
  /** The first pixel of each row, as an index into the places, and their number at last. */
  starts: Uint32Array;
}

/** The light, in widths of the picture from its upper left corner. */
export interface LightPlace {
  x: number;
  y: number;
}

/** From a row to the one before another, or to a share of the height. */
export interface Rows {
  from: number;
  to: number;
}

/** Greys from which on a pixel is gold, and wholly gold. Flat leaf has about 110, raised gesso 255. */
const grey = { least: 48, whole: 96 };
/** How steep a step of the relief stands. */
const steepness = 1.8 / 255;
/** How many steps of the relief are on the longer side of a picture, whatever its size in pixels. */
const steps = 512;
/** Leaf is never quite smooth: how far it leans by chance, and over how many steps it is even. */
const crumple = { lean: 0.36, steps: 2 };
/**
 * How high the light hangs over the picture, and how far it reaches, in widths of the picture: the pool on the leaf, and the gleam on ridges that
 * lean towards it.
 */
const lamp = { height: 0.24, pool: 0.19, gleam: 0.45 };
/** How both fade with the square of the distance. */
const fading = { pool: 1 / (lamp.pool * lamp.pool), gleam: 1 / (lamp.gleam * lamp.gleam) };
/** How much of each there is at the light. */
const strength = { pool: 1.6, gleam: 3 };
/** How much they brighten the gold below them: leaf in the light keeps its colour, a glint is nearly white. */
const warm = [150, 92, 40] as const;
const glint = [248, 238, 214] as const;

/** A number from 0 to 1 that only a place decides. */
const chance = (x: number, y: number): number => {
  const mixed = Math.imul(x, 374_761_393) ^ Math.imul(y, 668_265_263);
  return ((Math.imul(mixed ^ (mixed >>> 13), 1_274_126_177) >>> 0) % 1024) / 1023;
};

/** Such a number that goes smoothly over from one whole place to the next. */
const smoothChance = (x: number, y: number): number => {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [x - left, y - top];
  const across = right * right * (3 - 2 * right);
  const along = down * down * (3 - 2 * down);
  const above = chance(left, top) * (1 - across) + chance(left + 1, top) * across;
  const below = chance(left, top + 1) * (1 - across) + chance(left + 1, top + 1) * across;
  return above * (1 - along) + below * along;
};

/** Reads a relief from the RGBA pixels of its grey picture. It looks the same in each size of that. */
export const reliefOf = (pixels: Uint8ClampedArray, width: number, height: number): Relief => {
  const greyAt = (x: number, y: number): number =>
    pixels[4 * (Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x)))] ?? 0;
  let gilded = 0;
  for (let index = 0; index < 4 * width * height; index += 4)
    if ((pixels[index] ?? 0) >= grey.least) gilded++;
  const places = new Uint32Array(gilded);
  const slopes = new Float32Array(2 * gilded);
  const rise = new Float32Array(gilded);
  const leaf = new Float32Array(gilded);
  const starts = new Uint32Array(height + 1).fill(gilded);
  const size = Math.max(1, Math.max(width, height) / steps);
  const step = Math.round(size);
  const even = size * crumple.steps;
  let index = 0;
  for (let y = 0; y < height; y++) {
    starts[y] = index;
    for (let x = 0; x < width; x++) {
      const here = greyAt(x, y);
      if (here < grey.least) continue;
      places[index] = y * width + x;
      leaf[index] = Math.min(1, (here - grey.least) / (grey.whole - grey.least));
      const [column, row] = [x / even, y / even];
      const right =
        (greyAt(x - step, y) - greyAt(x + step, y)) * steepness +
        (smoothChance(column, row) - 0.5) * crumple.lean;
      const down =
        (greyAt(x, y - step) - greyAt(x, y + step)) * steepness +
        (smoothChance(row, column + 7) - 0.5) * crumple.lean;
      slopes[2 * index] = right;
      slopes[2 * index + 1] = down;
      rise[index] = 1 / Math.sqrt(right * right + down * down + 1);
      index++;
    }
  }
  return { width, height, places, slopes, rise, leaf, starts };
};

/**
 * The place of the light at a share, 0 to 1, of its way over a picture, whose height is in widths. The way winds from side to side, from the
 * upper left corner to the lower right one, so that it passes all of the gold.
 */
export const lightAt = (share: number, height: number): LightPlace => {
  const turns = height > 1.3 ? 5 : 3;
  return { x: 0.5 - 0.55 * Math.cos(turns * Math.PI * share), y: height * (0.08 + 0.84 * share) };
};

/** The share of the light's way, in hundredths, that is nearest to a place. */
export const nearestShare = (place: LightPlace, height: number): number => {
  let nearest = { share: 0, distance: Infinity };
  for (let percent = 0; percent <= 100; percent++) {
    const { x, y } = lightAt(percent / 100, height);
    const distance = Math.hypot(x - place.x, y - place.y);
    if (distance < nearest.distance) nearest = { share: percent / 100, distance };
  }
  return nearest.share;
};

/**
 * Lights the gold: writes into RGBA pixels of the relief's size what brightens the picture, a warm pool round the light and glints where the leaf
 * leans towards it. It makes nothing darker. Pixels without gold, and those of other rows, stay as they are.
 */
export const lightGold = (
  relief: Relief,
  light: LightPlace,
  pixels: Uint8ClampedArray,
  rows: Rows = { from: 0, to: relief.height },
): void => {
  const { width, places, slopes, rise, leaf, starts } = relief;
  const widths = 1 / width;
  for (let row = rows.from; row < rows.to; row++) {
    const down = light.y - row * widths;
    const first = row * width;
    const end = starts[row + 1] ?? 0;
    // What is the same for the whole row.
    const [downwards, upwards] = [down * down, down * down + lamp.height * lamp.height];
    for (let index = starts[row] ?? 0; index < end; index++) {
      const place = places[index] ?? 0;
      const right = light.x - (place - first) * widths;
      const across = right * right;
      const toLight = 1 / Math.sqrt(across + upwards);
      const upright = lamp.height * toLight + 1;
      // Half way between the light and an eye right above the picture; the square of its length is twice its height.
      const facing =
        (((right * (slopes[2 * index] ?? 0) + down * (slopes[2 * index + 1] ?? 0)) * toLight + upright) *
          (rise[index] ?? 0)) /
        Math.sqrt(2 * upright);
      const distance = across + downwards;
      // The 8th power of a rough mirror, the 64th of a smooth one: gold leaf is both.
      let rough = facing > 0 ? facing * facing : 0;
      rough *= rough;
      rough *= rough;
      let smooth = rough * rough;
      smooth *= smooth;
      smooth *= smooth;
      const pool = (strength.pool * rough) / (1 + distance * fading.pool);
      const gleam = (strength.gleam * smooth) / (1 + distance * fading.gleam);
      // The heart of the pool is nearly as white as a glint.
      const share = Math.min(1, 2 * gleam + 0.3 * pool * pool);
      pixels[4 * place] = warm[0] + (glint[0] - warm[0]) * share;
      pixels[4 * place + 1] = warm[1] + (glint[1] - warm[1]) * share;
      pixels[4 * place + 2] = warm[2] + (glint[2] - warm[2]) * share;
      pixels[4 * place + 3] = Math.min(1, pool + gleam) * (leaf[index] ?? 0) * 255;
    }
  }
};
