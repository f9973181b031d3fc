import { convert } from 'fontverter';
import { Blob, Buffer as ShapingBuffer, Face, Font, shape } from 'harfbuzzjs';

/** The outline of a letter as path data whose base line is y = 0, y downwards. */
export interface Outline {
  readonly d: string;
  readonly advance: number;
  /** From the base line to the top of the outline. */
  readonly height: number;
}

/** Returns a function that outlines single letters of a font (TrueType, WOFF or WOFF2), scaled from font units. */
export const createOutliner = async (
  font: Uint8Array,
): Promise<(letter: string, scale?: number) => Outline> => {
  const opened = new Font(new Face(new Blob(await convert(font, 'truetype')), 0));
  return (letter, scale = 1) => {
    const buffer = new ShapingBuffer();
    buffer.addText(letter);
    buffer.guessSegmentProperties();
    shape(opened, buffer);
    const [glyph] = buffer.getGlyphInfosAndPositions();
    let height = 0;
    const d = opened
      .glyphToPath(glyph?.codepoint ?? 0)
      .replaceAll(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) => {
        height = Math.max(height, Number(y) * scale);
        return [Number(x) * scale, -Number(y) * scale]
          .map((value) => String(Math.round(value * 100) / 100))
          .join(' ');
      });
    return { d, advance: (glyph?.xAdvance ?? 0) * scale, height };
  };
};
