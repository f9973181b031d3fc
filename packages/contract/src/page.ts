import { z } from 'zod';
import { Picture } from './picture.ts';

/** Pages that the site links to; a content folder may have more. */
export const pageIds = ['about', 'contact', 'privacy', 'terms', 'accessibility'] as const;

/** A piece of running text: plain, emphasised, strong, or a link. */
export const TextPiece = z.object({
  text: z.string(),
  style: z.enum(['plain', 'emphasis', 'strong']),
  /** A path of the site, `https:` or `mailto:`; null for text without a link. */
  link: z.string().nullable(),
});
export type TextPiece = z.infer<typeof TextPiece>;

/** A paragraph, or the items of a list. */
export const TextBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), pieces: z.array(TextPiece) }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(z.array(TextPiece)) }),
]);
export type TextBlock = z.infer<typeof TextBlock>;

export const PageSection = z.object({
  /** Made from the heading, for links to it. */
  id: z.string(),
  heading: z.string(),
  blocks: z.array(TextBlock),
});
export type PageSection = z.infer<typeof PageSection>;

/** A short text with an optional link. */
export const PageCard = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  link: z.string().nullable(),
  picture: Picture.nullable(),
});
export type PageCard = z.infer<typeof PageCard>;

/**
 * A page from the content's `pages/` folder. `choices` are the subjects of the contact form.
 */
export const Page = z.object({
  id: z.string(),
  title: z.string(),
  /** Date of the last change, as text to show; null to show none. */
  updated: z.string().nullable(),
  picture: Picture.nullable(),
  sections: z.array(PageSection),
  cards: z.object({ title: z.string(), items: z.array(PageCard) }).nullable(),
  actions: z.array(z.object({ text: z.string(), link: z.string() })),
  choices: z.array(z.object({ value: z.string(), label: z.string() })),
});
export type Page = z.infer<typeof Page>;
