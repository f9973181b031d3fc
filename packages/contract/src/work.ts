import { z } from 'zod';
import { EventSummary } from './event.ts';
import { Picture } from './picture.ts';

/** The catalogues of works; each is one page of the site. */
export const catalogues = ['paintings', 'handicrafts', 'gallery'] as const;
export const Catalogue = z.enum(catalogues);
export type Catalogue = z.infer<typeof Catalogue>;

/** A name in the script of its own region, with the BCP 47 tag of its language. */
export const LocalName = z.object({ text: z.string(), lang: z.string() });
export type LocalName = z.infer<typeof LocalName>;

const base = {
  /** Unique across all catalogues. */
  id: z.string(),
  name: z.string(),
  /** The same name in Devanagari. */
  hi: z.string(),
  description: z.string(),
  picture: Picture,
};

/** Whole rupees. */
const price = z.int().positive();

/** A painting for sale. */
export const Painting = z.object({
  ...base,
  catalogue: z.literal('paintings'),
  tradition: z.string(),
  /** The tradition's name in the script of its region. */
  script: LocalName,
  community: z.string(),
  region: z.string(),
  /** The states of India that the region names. */
  states: z.array(z.string()),
  price,
  tag: z.string(),
});
export type Painting = z.infer<typeof Painting>;

/**
 * A registered geographical indication: its name in the register, and the number of its application
 * at the Geographical Indications Registry in Chennai, null where the content does not know it.
 */
const GeographicalIndication = z.object({ name: z.string(), number: z.int().positive().nullable() });

/**
 * A handicraft for sale; `gi` is the registered geographical indication, null where there is none.
 */
export const Handicraft = z.object({
  ...base,
  catalogue: z.literal('handicrafts'),
  region: z.string(),
  gi: GeographicalIndication.nullable(),
  price,
});
export type Handicraft = z.infer<typeof Handicraft>;

/** A work to look at and download; `school` is the id of its {@link School}. */
export const GalleryWork = z.object({ ...base, catalogue: z.literal('gallery'), school: z.string() });
export type GalleryWork = z.infer<typeof GalleryWork>;

export const Work = z.discriminatedUnion('catalogue', [Painting, Handicraft, GalleryWork]);
export type Work = z.infer<typeof Work>;

export type WorkForSale = Painting | Handicraft;

/** A featured artist as other pages name her. */
export const ArtistReference = z.object({
  id: z.string(),
  name: z.string(),
  tradition: z.string(),
  region: z.string(),
  picture: Picture,
  /** Whether the artist is invented. */
  sample: z.boolean(),
});
export type ArtistReference = z.infer<typeof ArtistReference>;

/** A motif of a work: what it means, and where it is. */
const Motif = z.object({
  name: z.string(),
  text: z.string(),
  /** Left, top, width and height as fractions of the picture. */
  at: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  /** Left and top of its number, where the middle shows something else. */
  mark: z.tuple([z.number(), z.number()]).optional(),
});

/**
 * What a work's own page shows beyond its card. `tradition`, `technique`, `material` and `size` are
 * texts to show; null where the content does not say. `related`, `artists` and `events` are of the
 * same tradition; `following` are the next works of the catalogue, where few are related.
 */
const whole = {
  tradition: z.string().nullable(),
  community: z.string().nullable(),
  region: z.string().nullable(),
  technique: z.string().nullable(),
  material: z.string().nullable(),
  size: z.string().nullable(),
  gi: GeographicalIndication.nullable(),
  /** The name of the gallery's school; null outside the gallery. */
  schoolName: z.string().nullable(),
  motifs: z.array(Motif),
  /** Address on the site of how the picture was painted, stroke by stroke; null where it is not known. */
  strokes: z.string().nullable(),
  /** Address on the site of the relief of its gold leaf, in grey; null for a picture without. */
  gold: z.string().nullable(),
  maker: ArtistReference.nullable(),
  related: z.array(Work),
  following: z.array(Work),
  artists: z.array(ArtistReference),
  events: z.array(EventSummary),
};

/** A work with everything that its own page shows. */
export const WholeWork = z.discriminatedUnion('catalogue', [
  z.object({ ...whole, ...Painting.shape }),
  z.object({ ...whole, ...Handicraft.shape }),
  z.object({ ...whole, ...GalleryWork.shape, schoolName: z.string() }),
]);
export type WholeWork = z.infer<typeof WholeWork>;

type Without<Of, Key extends PropertyKey> = Of extends unknown ? Omit<Of, Key> : never;

/** A whole work without the lists of other works. */
export type WorkDetails = Without<WholeWork, 'related' | 'following'>;

/** A school of painting of the gallery; `works` is how many works it has. */
export const School = z.object({
  id: z.string(),
  name: z.string(),
  hi: z.string(),
  region: z.string(),
  about: z.string(),
  works: z.int().nonnegative(),
});
export type School = z.infer<typeof School>;

/**
 * Filters of a list of works: the tradition and the state of India by their names, the id of the
 * artist who made it, and the highest price in whole rupees.
 */
export const WorkFilters = z.object({
  tradition: z.string().min(1).max(100).optional(),
  state: z.string().min(1).max(100).optional(),
  maker: z.string().min(1).max(100).optional(),
  max: z
    .string()
    .regex(/^[1-9]\d{0,6}$/)
    .optional(),
});
export type WorkFilters = z.infer<typeof WorkFilters>;

/**
 * A value of a filter, its name for people, and how many works of the catalogue it finds together
 * with the other filters.
 */
const FilterValue = z.object({ value: z.string(), label: z.string(), works: z.int().nonnegative() });

/** What the works of a catalogue can be filtered by, in the order in which it is offered. */
export const WorkFilterValues = z.object({
  tradition: z.array(FilterValue),
  state: z.array(FilterValue),
  maker: z.array(FilterValue),
  max: z.array(FilterValue),
});
export type WorkFilterValues = z.infer<typeof WorkFilterValues>;

/** The catalogue, and the filters that are set. */
export const WorkFilterValuesQuery = z.object({ catalogue: Catalogue, ...WorkFilters.shape });
export type WorkFilterValuesQuery = z.infer<typeof WorkFilterValuesQuery>;

const workOrders = ['price-ascending', 'price-descending'] as const;

/**
 * Which works to list: of one catalogue, or of one school of the gallery, and with filters; in the
 * order of the content or by price. `cursor` is opaque and comes from the `Link` header of the previous page;
 * `page` counts from 1 and can't be combined with a cursor. The header `X-Total-Count` is the
 * number on all pages.
 */
export const WorksQuery = z
  .object({
    catalogue: Catalogue.optional(),
    school: z.string().min(1).max(100).optional(),
    ...WorkFilters.shape,
    sort: z.enum(workOrders).optional(),
    cursor: z.string().min(1).max(200).optional(),
    page: z
      .string()
      .regex(/^[1-9]\d{0,5}$/)
      .optional(),
  })
  .refine(({ cursor, page }) => cursor === undefined || page === undefined);
export type WorksQuery = z.infer<typeof WorksQuery>;

/** Response header of lists of works. */
export const totalCountHeader = 'x-total-count';
