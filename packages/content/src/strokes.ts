import { z } from 'zod';
import type { Companion } from './companions.ts';

/** What a stroke is for, in the order in which a stroke's first number counts them. */
const stages = ['ground', 'fill', 'line', 'ornament'] as const;

const colour = z
  .string()
  .regex(/^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/, { error: 'must be a colour such as "#74411f"' });

const path = /^M[-\d.mlhz ]+$/;

/** What is wrong with a stroke of so many colours, or null. There are tens of thousands, so this is not left to a schema. */
const mistakeInStroke = (stroke: unknown, colours: number): string | null => {
  if (!Array.isArray(stroke) || (stroke.length !== 4 && stroke.length !== 5))
    return 'must be a list of stage, colour, width and path';
  const [stage, place, width, d, only = 1] = stroke as unknown[];
  const isPlaceIn = (count: number, value: unknown) =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) < count;
  if (!isPlaceIn(stages.length, stage)) return `has no stage; write 0 to ${stages.length - 1}`;
  if (!isPlaceIn(colours, place)) return 'has a colour that the palette lacks';
  if (typeof width !== 'number' || width < 0) return 'has no width; write 0 for a filled shape';
  if (only !== 1 && only !== 2)
    return 'has a fifth number; write 1 for the picture alone, 2 for the sheet alone';
  return typeof d === 'string' && path.test(d) ? null : 'has no path of M, m, l, h and z';
};

/** A `.strokes.json`; `docs/content.md` describes it. */
const StrokesFile = z
  .strictObject({
    version: z.literal(1),
    width: z.int().positive(),
    height: z.int().positive(),
    ground: colour,
    palette: z.array(colour).min(1),
    strokes: z.array(z.unknown()).min(1),
  })
  .superRefine(({ palette, strokes }, context) => {
    for (const [index, stroke] of strokes.entries()) {
      const message = mistakeInStroke(stroke, palette.length);
      if (message === null) continue;
      context.addIssue({ code: 'custom', path: ['strokes', index], message });
      return;
    }
  });

/** What is wrong with a picture's `.strokes.json`, or null. */
const mistakeInStrokes: Companion['mistakeIn'] = (content, picture, listed) => {
  let json: unknown;
  try {
    json = JSON.parse(content.toString('utf8'));
  } catch {
    return 'is not valid JSON; write it again with the studio, or take it away';
  }
  const { success, data, error } = StrokesFile.safeParse(json);
  if (!success) {
    const [issue] = error.issues;
    const place = issue?.path
      .map((key) => (typeof key === 'number' ? `entry ${key + 1}` : String(key)))
      .join(' ');
    return `is not as the studio writes it: ${place || 'the file'}: ${issue?.message ?? ''}`;
  }
  if (data.width !== listed.width || data.height !== listed.height) {
    return `is for a picture of ${data.width} × ${data.height}, but "${picture}" has ${listed.width} × ${listed.height}; write it again`;
  }
  return null;
};

/** How a picture was painted. */
export const strokesCompanion: Companion = {
  ending: '.strokes.json',
  maxBytes: 250_000,
  advice: 'leave out small strokes',
  mistakeIn: mistakeInStrokes,
};
