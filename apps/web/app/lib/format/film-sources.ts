import type { Film } from '@kalavithi/contract/catalogue';

/** Where a film's files lie, the lighter format first, as the source elements of a video want it. */
export const filmSources = (film: Film): readonly { src: string; type: string }[] => [
  { src: filmAddress(film, 'webm'), type: 'video/webm' },
  { src: filmAddress(film, 'mp4'), type: 'video/mp4' },
];

/** The address of one file of a film; it changes with its content. */
export const filmAddress = (film: Film, format: 'mp4' | 'webm'): string =>
  `/media/${film.id}.${format}?v=${film.version}`;
