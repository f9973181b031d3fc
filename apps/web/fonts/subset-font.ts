import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { convert } from 'fontverter';
import { Blob, Buffer as ShapingBuffer, Face, Font, shape, shapeWithTrace, TracePhase } from 'harfbuzzjs';

/** What to keep of a font. */
export interface SubsetOptions {
  /** Characters to keep in the character map. */
  letters: string;
  /**
   * Words whose shaped glyphs are kept. Conjuncts that no word needs are dropped: an Indic font has
   * hundreds of them, and keeping all would make the file four times as large.
   */
  words?: readonly string[];
  /** Weight, or range of weights, to keep of a variable font. */
  weight?: number | readonly [number, number];
  /** OpenType features to keep; all by default. */
  features?: readonly string[];
  /** Drops the hinting, which is up to half of a file. */
  unhinted?: boolean;
}

/** A glyph of a shaped word: its index in the font and its advance in font units. */
export interface ShapedGlyph {
  glyph: number;
  advance: number;
}

const open = async (font: Uint8Array) => new Font(new Face(new Blob(await convert(font, 'truetype')), 0));

const bufferOf = (word: string): ShapingBuffer => {
  const buffer = new ShapingBuffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  return buffer;
};

/** Returns a function that shapes words with a font (TrueType, WOFF or WOFF2). */
export const createShaper = async (font: Uint8Array): Promise<(word: string) => ShapedGlyph[]> => {
  const opened = await open(font);
  return (word) => {
    const buffer = bufferOf(word);
    shape(opened, buffer);
    return buffer
      .getGlyphInfosAndPositions()
      .map(({ codepoint, xAdvance = 0 }) => ({ glyph: codepoint, advance: xAdvance }));
  };
};

/** Returns all glyphs of shaping the words, also those of intermediate steps. */
const glyphsOf = async (font: Uint8Array, words: readonly string[]): Promise<Set<number>> => {
  const opened = await open(font);
  return new Set(
    words.flatMap((word) =>
      shapeWithTrace(opened, bufferOf(word), [], 0, TracePhase.DONT_STOP).flatMap(({ t }) =>
        (t as { g: number }[]).map(({ g }) => g),
      ),
    ),
  );
};

/** The exports of HarfBuzz's subsetter used here; pointers are numbers. */
interface Subsetter {
  memory: WebAssembly.Memory;
  _initialize: () => void;
  malloc: (bytes: number) => number;
  hb_blob_create: (data: number, length: number, mode: number, user: number, destroy: number) => number;
  hb_blob_get_data: (blob: number, length: number) => number;
  hb_blob_get_length: (blob: number) => number;
  hb_face_create: (blob: number, index: number) => number;
  hb_face_reference_blob: (face: number) => number;
  hb_set_add: (set: number, value: number) => void;
  hb_set_clear: (set: number) => void;
  hb_set_invert: (set: number) => void;
  hb_subset_input_create_or_fail: () => number;
  hb_subset_input_glyph_set: (input: number) => number;
  hb_subset_input_unicode_set: (input: number) => number;
  hb_subset_input_set: (input: number, kind: number) => number;
  hb_subset_input_get_flags: (input: number) => number;
  hb_subset_input_set_flags: (input: number, flags: number) => void;
  hb_subset_input_pin_axis_location: (input: number, face: number, axis: number, value: number) => number;
  hb_subset_input_set_axis_range: (
    input: number,
    face: number,
    axis: number,
    lowest: number,
    highest: number,
    initial: number,
  ) => number;
  hb_subset_or_fail: (face: number, input: number) => number;
}

const memoryModeWritable = 2;
const setsOfFeatures = 6;
const flagNoHinting = 0x1;
const flagNoLayoutClosure = 0x200;

const tag = (name: string): number => [...name].reduce((sum, letter) => sum * 256 + letter.charCodeAt(0), 0);

const wasm = fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));

/**
 * Subsets a font.
 * @returns the font as WOFF2
 * @throws Error when HarfBuzz refuses the font or the weight
 */
export const subsetFont = async (font: Uint8Array, cut: SubsetOptions): Promise<Uint8Array> => {
  // One instance for each font, so that no memory has to be freed.
  const { instance } = await WebAssembly.instantiate(await readFile(wasm));
  const hb = instance.exports as unknown as Subsetter;
  // oxlint-disable-next-line no-underscore-dangle -- HarfBuzz's name
  hb._initialize();

  const source = await convert(font, 'truetype');
  const data = hb.malloc(source.byteLength);
  new Uint8Array(hb.memory.buffer).set(source, data);
  const face = hb.hb_face_create(hb.hb_blob_create(data, source.byteLength, memoryModeWritable, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();

  const unicodes = hb.hb_subset_input_unicode_set(input);
  for (const letter of cut.letters) hb.hb_set_add(unicodes, letter.codePointAt(0) as number);

  const flags = (cut.unhinted ? flagNoHinting : 0) | (cut.words ? flagNoLayoutClosure : 0);
  hb.hb_subset_input_set_flags(input, hb.hb_subset_input_get_flags(input) | flags);
  if (cut.words) {
    const glyphs = hb.hb_subset_input_glyph_set(input);
    for (const glyph of await glyphsOf(font, cut.words)) hb.hb_set_add(glyphs, glyph);
  }

  const features = hb.hb_subset_input_set(input, setsOfFeatures);
  hb.hb_set_clear(features);
  if (cut.features) for (const feature of cut.features) hb.hb_set_add(features, tag(feature));
  else hb.hb_set_invert(features);

  const { weight } = cut;
  const fits =
    weight === undefined ||
    (typeof weight === 'number'
      ? hb.hb_subset_input_pin_axis_location(input, face, tag('wght'), weight)
      : hb.hb_subset_input_set_axis_range(input, face, tag('wght'), weight[0], weight[1], Number.NaN));
  const subset = fits ? hb.hb_subset_or_fail(face, input) : 0;
  if (!subset) throw new Error('HarfBuzz could not subset the font.');
  const blob = hb.hb_face_reference_blob(subset);
  const offset = hb.hb_blob_get_data(blob, 0);
  const bytes = new Uint8Array(hb.memory.buffer).slice(offset, offset + hb.hb_blob_get_length(blob));
  return convert(bytes, 'woff2', 'truetype');
};
