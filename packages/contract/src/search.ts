import { z } from 'zod';
import { Picture } from './picture.ts';

/** Kinds of what the content and the database offer to a search, in the order in which they are shown. */
const searchKinds = ['paintings', 'dances', 'handicrafts', 'gallery', 'artists', 'events', 'games'] as const;

/** Something that can be found. The site knows the address of each kind; that of a game is its `link`. */
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
  /** More that is searched, shown only around a match. */
  more: z.string(),
  picture: Picture.nullable(),
  link: z.string().nullable(),
});
export type SearchEntry = z.infer<typeof SearchEntry>;
