import { z } from 'zod';
import { Picture } from './picture.ts';

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const text = z.string().min(1);
/** The same name in Devanagari, shown as a second line with `lang="hi"`. */
const hi = text;
/** Null until the picture is drawn. */
const picture = Picture.nullable();
/** Whole rupees. */
const price = z.int().positive();

/** A painting for sale. */
export const Painting = z.object({
  id,
  name: text,
  hi,
  tradition: text,
  /** The tradition's name in the script of its own region, with the BCP 47 tag of its language. */
  script: z.object({ text, lang: text }),
  community: text,
  region: text,
  description: text,
  price,
  tag: text,
  picture,
});
export type Painting = z.infer<typeof Painting>;

/** A handicraft for sale; `gi` is the registered geographical indication where there is one. */
export const Handicraft = z.object({
  id,
  name: text,
  hi,
  region: text,
  gi: text.optional(),
  description: text,
  price,
  picture,
});
export type Handicraft = z.infer<typeof Handicraft>;

/** A film of a dance: silent, looping, `seconds` long, kept as MP4 and WebM beside its poster. */
export const Film = z.object({
  id,
  width: z.int().positive(),
  height: z.int().positive(),
  seconds: z.number().positive(),
  version: z.string(),
});
export type Film = z.infer<typeof Film>;

export const Dance = z.object({
  id,
  title: text,
  hi,
  form: text,
  region: text,
  description: text,
  film: Film.nullable(),
  picture,
});
export type Dance = z.infer<typeof Dance>;

/** A lesson on the video site; `video` is its public address, `videoId` its eleven-character id. */
export const DanceTutorial = z.object({
  id,
  title: text,
  hi,
  region: text,
  description: text,
  video: z.url(),
  videoId: z.string().regex(/^[\w-]{11}$/),
});
export type DanceTutorial = z.infer<typeof DanceTutorial>;

export const DanceGlimpse = z.object({ id, title: text, hi, region: text, description: text, picture });
export type DanceGlimpse = z.infer<typeof DanceGlimpse>;

export const GalleryArtwork = z.object({ id, name: z.string(), hi, description: text, picture });
export type GalleryArtwork = z.infer<typeof GalleryArtwork>;

export const GalleryCategory = z.object({
  id,
  name: text,
  hi,
  region: text,
  about: text,
  items: z.array(GalleryArtwork),
});
export type GalleryCategory = z.infer<typeof GalleryCategory>;

export const Arrival = z.object({ id, title: text, hi, picture });
export type Arrival = z.infer<typeof Arrival>;

export const HeroSlide = z.object({
  id,
  title: text,
  hi,
  script: z.object({ text, lang: text }),
  text,
  link: text,
  room: text,
  picture,
});
export type HeroSlide = z.infer<typeof HeroSlide>;

export const FeatureCard = z.object({
  id,
  title: text,
  hi,
  text,
  link: text,
  secondLink: text.optional(),
  icon: text,
  picture,
});
export type FeatureCard = z.infer<typeof FeatureCard>;

export const FeatureCaption = z.object({ id, text, hi, picture });
export type FeatureCaption = z.infer<typeof FeatureCaption>;

/** A word of the quiz; its letters are scrambled anew for each game and never stored. */
export const QuizWord = z.object({ id, name: text, answer: z.string().regex(/^[A-Z]+$/), hint: text });
export type QuizWord = z.infer<typeof QuizWord>;

const colour = z.string().regex(/^#[0-9A-F]{6}$/);

export const PuzzleArtwork = z.object({
  id,
  name: text,
  hi,
  regionLabel: text,
  colours: z.tuple([colour, colour, colour, colour]),
  picture,
});
export type PuzzleArtwork = z.infer<typeof PuzzleArtwork>;

export const MemoryArt = z.object({ id, name: text, hi, colour, picture });
export type MemoryArt = z.infer<typeof MemoryArt>;
