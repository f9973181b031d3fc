import { z } from 'zod';
import { Film, Picture } from './picture.ts';
import { sitePictures } from './site-pictures.ts';
import { LocalName } from './work.ts';

/** Days of the week, Monday first. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** Minutes after midnight in Asia/Kolkata. */
const MinutesOfDay = z
  .int()
  .min(0)
  .max(24 * 60);

/** Opening hours of one or more days; null for days on which the office is closed. */
export const OpeningHours = z.object({
  days: z.array(z.enum(weekdays)),
  open: z.object({ from: MinutesOfDay, to: MinutesOfDay }).nullable(),
});
export type OpeningHours = z.infer<typeof OpeningHours>;

/** Networks with an icon in the footer. */
export const socialNetworks = ['facebook', 'instagram', 'x', 'youtube', 'pinterest', 'linkedin'] as const;

const Contact = z.object({
  /** Lines of the postal address. */
  address: z.array(z.string()),
  phones: z.array(z.object({ label: z.string(), number: z.string() })),
  emails: z.array(z.object({ label: z.string(), address: z.string() })),
  hours: z.array(OpeningHours),
  /** Notice that the details are invented; null when they are real. */
  sampleNotice: z.string().nullable(),
});

/** The contact for complaints, which Indian law requires of a shop. */
const GrievanceOfficer = z.object({ name: z.string(), email: z.string(), phone: z.string() });

/** What is the same on every page. */
export const Site = z.object({
  name: z.string(),
  /** The name in Devanagari. */
  hi: z.string(),
  tagline: z.string(),
  contact: Contact,
  social: z.array(z.object({ network: z.enum(socialNetworks), url: z.url() })),
  grievanceOfficer: GrievanceOfficer.nullable(),
  pictures: z.record(z.enum(sitePictures), Picture),
  /** Sentences of the typewriter at the top of a page. */
  typewriter: z.object({ dances: z.array(z.string()), handicrafts: z.array(z.string()) }),
});
export type Site = z.infer<typeof Site>;

/** A slide of the home page; `room` selects its colours. */
export const HeroSlide = z.object({
  id: z.string(),
  title: z.string(),
  hi: z.string(),
  script: LocalName,
  text: z.string(),
  link: z.string(),
  room: z.string(),
  picture: Picture,
});
export type HeroSlide = z.infer<typeof HeroSlide>;

/** A card of the home page that leads to another page. */
export const FeatureCard = z.object({
  id: z.string(),
  title: z.string(),
  hi: z.string(),
  text: z.string(),
  link: z.string(),
  secondLink: z.string().nullable(),
  icon: z.string(),
  picture: Picture,
});
export type FeatureCard = z.infer<typeof FeatureCard>;

export const FeatureCaption = z.object({
  id: z.string(),
  text: z.string(),
  hi: z.string(),
  picture: Picture,
});
export type FeatureCaption = z.infer<typeof FeatureCaption>;

export const Arrival = z.object({ id: z.string(), title: z.string(), hi: z.string(), picture: Picture });
export type Arrival = z.infer<typeof Arrival>;

/** The home page. */
export const Home = z.object({
  hero: z.array(HeroSlide),
  intro: z.object({ title: z.string(), text: z.string() }),
  cards: z.array(FeatureCard),
  captions: z.array(FeatureCaption),
  arrivals: z.array(Arrival),
});
export type Home = z.infer<typeof Home>;

/** A dance with its picture and, where there is one, its film. */
export const Dance = z.object({
  id: z.string(),
  title: z.string(),
  hi: z.string(),
  form: z.string(),
  region: z.string(),
  description: z.string(),
  film: Film.nullable(),
  picture: Picture,
});
export type Dance = z.infer<typeof Dance>;

/** The part of a picture that a frame shows: a point that stays in sight, as shares of the picture, and how far it is enlarged. */
const Crop = z.object({ focus: z.tuple([z.number(), z.number()]), zoom: z.number().min(1) });

/**
 * A lesson on the video site; `video` is its public address, `videoId` its eleven-character id. The video site's own picture would
 * reveal visitors to it, so `picture` is one of ours; null where there is none.
 */
export const DanceTutorial = z.object({
  id: z.string(),
  title: z.string(),
  hi: z.string(),
  region: z.string(),
  description: z.string(),
  video: z.url(),
  videoId: z.string().regex(/^[\w-]{11}$/),
  picture: Picture.nullable(),
  crop: Crop,
});
export type DanceTutorial = z.infer<typeof DanceTutorial>;

const DanceGlimpse = z.object({
  id: z.string(),
  title: z.string(),
  hi: z.string(),
  region: z.string(),
  description: z.string(),
  picture: Picture,
});

/** The dances page. */
export const Dances = z.object({
  dances: z.array(Dance),
  tutorials: z.array(DanceTutorial),
  glimpses: z.array(DanceGlimpse),
});
export type Dances = z.infer<typeof Dances>;

/** A word of the quiz; its letters are scrambled for each game and never stored. */
export const QuizWord = z.object({
  id: z.string(),
  name: z.string(),
  answer: z.string().regex(/^[A-Z]+$/),
  hint: z.string(),
  /** Shown with the word; null for a word without. */
  picture: Picture.nullable(),
});
export type QuizWord = z.infer<typeof QuizWord>;

/** `#RRGGBB`. */
const colour = z.string().regex(/^#[0-9A-F]{6}$/);

export const PuzzleArtwork = z.object({
  id: z.string(),
  name: z.string(),
  hi: z.string(),
  /** Where the region does not write Devanagari. */
  script: LocalName.optional(),
  regionLabel: z.string(),
  colours: z.tuple([colour, colour, colour, colour]),
  picture: Picture,
});
export type PuzzleArtwork = z.infer<typeof PuzzleArtwork>;

export const MemoryArt = z.object({
  id: z.string(),
  name: z.string(),
  hi: z.string(),
  /** Where the region does not write Devanagari. */
  script: LocalName.optional(),
  colour,
  picture: Picture,
});
export type MemoryArt = z.infer<typeof MemoryArt>;

/** The comment on a quiz result, in English and in Hindi. */
const QuizVerdict = z.object({ text: z.string(), hi: z.string() });

const GameCard = z.object({
  id: z.enum(['memory', 'snake-and-ladder', 'puzzle', 'quiz']),
  title: z.string(),
  hi: z.string().nullable(),
  text: z.string(),
  link: z.string(),
});

/** The content of the games. */
export const Games = z.object({
  cards: z.array(GameCard),
  words: z.array(QuizWord),
  /** By the number of right answers; `fewer` for none or one. */
  verdicts: z.object({
    '5': QuizVerdict,
    '4': QuizVerdict,
    '3': QuizVerdict,
    '2': QuizVerdict,
    fewer: QuizVerdict,
  }),
  puzzle: z.array(PuzzleArtwork),
  memory: z.array(MemoryArt),
});
export type Games = z.infer<typeof Games>;
