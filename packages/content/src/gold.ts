import type { Companion } from './companions.ts';

/** The height of a picture's gold leaf in grey, which the site lights; `docs/content.md` describes it. */
export const goldCompanion: Companion = {
  ending: '.gold.webp',
  maxBytes: 40_000,
  advice: 'make it smaller, or encode it at a lower quality',
  mistakeIn: (content) =>
    content.toString('latin1', 0, 4) === 'RIFF' && content.toString('latin1', 8, 12) === 'WEBP'
      ? null
      : 'is no WebP picture; write it again, or take it away',
};
