import { z } from 'zod';
import { Picture } from './picture.ts';

/** In the order in which results are shown. */
const searchKinds = ['paintings', 'dances', 'handicrafts', 'gallery', 'artists', 'events', 'games'] as const;

/** A search entry. The site derives its address from `kind` and `id`, or uses `link` for a game. */
export const SearchEntry = z.object({
  kind: z.enum(searchKinds),
  id: z.string(),
  name: z.string(),
  /** The name in Devanagari. */
  hi: z.string().nullable(),
  /** One line about it. */
  line: z.string(),
  /** Whole rupees; null for what is not for sale. */
  price: z.int().positive().nullable(),
  /** Further text to search, of which only the words around a match are shown. */
  more: z.string(),
  picture: Picture.nullable(),
  link: z.string().nullable(),
});
export type SearchEntry = z.infer<typeof SearchEntry>;
