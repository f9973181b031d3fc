import { convert } from 'fontverter';
import { Blob, Buffer as ShapingBuffer, Face, Font, shape } from 'harfbuzzjs';

/** The outline of a word as path data whose base line is y = 0, y downwards. */
export interface Outline {
  readonly d: string;
  readonly advance: number;
  /** From the base line to the top of the outline. */
  readonly height: number;
}

/** Returns a function that outlines short words in a font (TrueType, WOFF or WOFF2), scaled from font units. */
export const createOutliner = async (
  font: Uint8Array,
): Promise<(word: string, scale?: number) => Outline> => {
  const opened = new Font(new Face(new Blob(await convert(font, 'truetype')), 0));
  return (word, scale = 1) => {
    const buffer = new ShapingBuffer();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    shape(opened, buffer);
    let [d, advance, height] = ['', 0, 0];
    for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
      const left = advance + xOffset;
      d += opened.glyphToPath(codepoint).replaceAll(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) => {
        height = Math.max(height, (Number(y) + yOffset) * scale);
        return [(Number(x) + left) * scale, -(Number(y) + yOffset) * scale]
          .map((value) => String(Math.round(value * 100) / 100))
          .join(' ');
      });
      advance += xAdvance;
    }
    return { d, advance: advance * scale, height };
  };
};
