import { socialNetworks, weekdays, type Weekday } from '@kalavithi/contract/site';
import { sitePictures } from '@kalavithi/contract/site-pictures';
import { z } from 'zod';
import {
  clock,
  colour,
  day,
  email,
  geographicalIndication,
  id,
  lessonVideo,
  list,
  listOfAtLeast,
  localName,
  oneOf,
  openingTimes,
  pictureRef,
  price,
  record,
  siteLink,
  text,
  webAddress,
  type Day,
} from './fields.ts';

/**
 * The files of a content folder, one schema each. `docs/content.md` describes them for the people
 * who write them.
 */

const hi = text('the name in Devanagari');

const days = z
  .string({ error: 'is missing; write days such as "mon-fri" or "sat"' })
  .transform((value, context): Weekday[] => {
    const [first, last = first] = value.split('-').map((name) => weekdays.findIndex((one) => one === name));
    if (first === undefined || last === undefined || first < 0 || last < first) {
      context.addIssue(`is "${value}"; write days such as "mon-fri" or "sat"`);
      return z.NEVER;
    }
    return weekdays.slice(first, last + 1);
  });

/** `site.yaml` */
export const SiteFile = record({
  name: text('the name of the site'),
  hi,
  tagline: text('a few words about the site'),
  contact: record({
    address: list(text('a line of the address')),
    phones: list(record({ label: text(), number: text('a telephone number') })),
    emails: list(record({ label: text(), address: email })),
    sample_notice: text().optional(),
  }),
  hours: list(record({ days, open: openingTimes })).superRefine((rows, context) => {
    rows.forEach(({ days: named }, index) => {
      const twice = named.find((weekday) => rows.slice(0, index).some((row) => row.days.includes(weekday)));
      if (twice) {
        const message = `names ${twice} a second time; write each day once`;
        context.addIssue({ code: 'custom', path: [index, 'days'], message });
      }
    });
  }),
  social: list(record({ network: oneOf(socialNetworks), url: webAddress })).default([]),
  grievance_officer: record({ name: text(), email, phone: text() }).optional(),
  typewriter: record({ dances: list(text()), handicrafts: list(text()) }).optional(),
  pictures: z.partialRecord(oneOf(sitePictures), pictureRef).default({}),
});

/** What the page of a work tells; of a school, for all its works that don't say otherwise. */
const workFacts = {
  technique: text('how it is made').optional(),
  material: text('what it is made of').optional(),
  gi: geographicalIndication.optional(),
};

const share = (right: string) => {
  const error = `must be ${right} as a share of the picture, from 0 to 1`;
  return z.number({ error }).min(0, { error }).max(1, { error });
};

/** A point of interest in a picture. */
const detail = record({
  name: text('what is to be seen, in a few words'),
  text: text('one or two sentences that say what it means'),
  at: z
    .tuple([share('the left edge'), share('the top edge'), share('the width'), share('the height')], {
      error:
        'must be a list of four shares of the picture: left, top, width, height, such as [0.1, 0.2, 0.3, 0.4]',
    })
    .superRefine(([left, top, width, height], context) => {
      const wrong = (message: string) => context.addIssue({ code: 'custom', message });
      if (width === 0 || height === 0) wrong('has no area; write a width and a height above 0');
      // A thousandth of tolerance for sums of decimals.
      else if (left + width > 1.001)
        wrong('reaches over the right edge; left and width are at most 1 together');
      else if (top + height > 1.001)
        wrong('reaches over the lower edge; top and height are at most 1 together');
    }),
  mark: z.tuple([share('the left edge'), share('the top edge')]).optional(),
});

/** The points of interest of a work, for those who look closely. */
const details = list(detail).max(8, { error: 'has too many entries; write at most 8 details' }).default([]);

const work = {
  id,
  name: text('the name of the work'),
  hi,
  description: text('a few sentences about the work'),
  picture: pictureRef,
  ...workFacts,
  size: text('how large it is, such as "38 × 28 cm"').optional(),
  artist: text('the id of the featured artist who made it').optional(),
  details,
};

/** `works/paintings.yaml` */
export const PaintingsFile = record({
  works: list(
    record({
      ...work,
      tradition: text('the tradition, such as "Warli"'),
      script: localName,
      community: text('who paints in this tradition'),
      region: text('where the tradition lives'),
      price,
      tag: text('one word, such as "Tribal"'),
    }),
  ),
});

/** `works/handicrafts.yaml` */
export const HandicraftsFile = record({
  works: list(
    record({
      ...work,
      region: text('where the craft lives'),
      tradition: text('the craft, as artists and events name it').optional(),
      price,
    }),
  ),
});

/** `works/gallery.yaml` */
export const GalleryFile = record({
  schools: list(
    record({
      id,
      name: text('the name of the school'),
      hi,
      region: text('where the school is at home'),
      about: text('a few sentences about the school'),
      tradition: text('its name, as artists and events write it').optional(),
      ...workFacts,
      works: list(
        record({
          ...work,
          tradition: text('its tradition, where it is not that of the school').optional(),
          region: text('where the tradition lives, where it is not that of the school').optional(),
        }),
      ),
    }),
  ),
});

/** `artists.yaml` */
export const ArtistsFile = record({
  artists: list(
    record({
      id,
      name: text('the name of the artist'),
      hi,
      tradition: text('what the artist makes'),
      region: text('where the artist lives'),
      sample: z.boolean().default(false),
      description: text('a few sentences about the artist'),
      picture: pictureRef,
      works: list(record({ id, name: text(), description: text(), price, picture: pictureRef })),
    }),
  ),
});

/** `events.yaml` */
export const EventsFile = record({
  events: list(
    record({
      id,
      title: text('the title of the event'),
      hi: hi.optional(),
      sample: z.boolean().default(false),
      starts: day,
      ends: day.optional(),
      from: clock.optional(),
      to: clock.optional(),
      place: text('where it takes place'),
      price: z.union([price, z.literal('free')], {
        error: 'must be whole rupees, such as 450, or "free"',
      }),
      organiser: text('who organises it'),
      artist: text('the id of a featured artist, or the name of another one'),
      traditions: list(text('a tradition that it is about, as works and artists name it')).default([]),
      about_artist: text().optional(),
      description: text('a few sentences about the event'),
      activity: text().optional(),
      banner: pictureRef.optional(),
      pictures: list(pictureRef).default([]),
      videos: list(text('the address of a video')).default([]),
      testimonials: list(record({ name: text(), rating: z.int().min(1).max(5), comment: text() })).default(
        [],
      ),
    }).superRefine((event, context) => {
      const wrong = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [field], message });
      const { starts, ends = starts, from, to } = event;
      const isRelative = 'inDays' in starts || 'inDays' in ends;
      if (isRelative && !event.sample) {
        wrong('starts', 'counts from today, which only samples may do; write a day such as "2026-12-31"');
      }
      if ('inDays' in starts !== 'inDays' in ends) {
        wrong('ends', 'must be written as "starts" is: both as days, or both relative to today');
      } else if (isBefore(ends, starts)) {
        wrong('ends', 'is before "starts"; write the last day of the event');
      }
      if ((from === undefined) !== (to === undefined)) {
        wrong(from === undefined ? 'to' : 'from', 'needs the other time as well; write both "from" and "to"');
      }
    }),
  ),
});

/** Whether two days of the calendar, or two relative ones, are in the wrong order. */
const isBefore = (one: Day, other: Day): boolean =>
  'day' in one && 'day' in other
    ? one.day < other.day
    : 'inDays' in one && 'inDays' in other && one.inDays < other.inDays;

/** The part of a picture that a wide frame shows. */
const crop = record({
  focus: z.tuple([share('the distance from the left edge'), share('the distance from the top edge')], {
    error: 'must be a list of two shares of the picture, from the left and from the top, such as [0.5, 0.3]',
  }),
  zoom: z
    .number({ error: 'must be a number from 1 to 3, such as 1.5' })
    .min(1, { error: 'must be at least 1' })
    .max(3, { error: 'must be at most 3, or the picture gets soft' })
    .default(1),
});

/** `dances.yaml` */
export const DancesFile = record({
  dances: list(
    record({
      id,
      title: text(),
      hi,
      form: text('the kind of dance, such as "Classical"'),
      region: text(),
      description: text(),
      picture: pictureRef,
      film: text('a film that pictures/sizes.json lists').optional(),
    }),
  ),
  lessons: list(
    record({
      id,
      title: text(),
      hi,
      region: text(),
      description: text(),
      video: lessonVideo,
      picture: pictureRef.optional(),
      crop: crop.optional(),
    }).transform(({ video, ...lesson }) => ({ ...lesson, ...video })),
  ),
  glimpses: list(record({ id, title: text(), hi, region: text(), description: text(), picture: pictureRef })),
});

/** `home.yaml` */
export const HomeFile = record({
  hero: listOfAtLeast(
    1,
    'slide',
    record({
      id,
      title: text(),
      hi,
      script: localName,
      text: text(),
      link: siteLink,
      room: text('whose colours it is shown in, such as "gallery"'),
      picture: pictureRef,
    }),
  ),
  intro: record({ title: text(), text: text() }),
  cards: list(
    record({
      id,
      title: text(),
      hi,
      text: text(),
      link: siteLink,
      second_link: siteLink.optional(),
      icon: text(),
      picture: pictureRef,
    }),
  ),
  captions: list(record({ id, text: text(), hi, picture: pictureRef })),
  arrivals: list(record({ id, title: text(), hi, picture: pictureRef })),
});

/** `words.yaml` */
export const WordsFile = record({
  // A round of the quiz asks five.
  words: listOfAtLeast(
    5,
    'words',
    record({
      id,
      name: text(),
      answer: z
        .string({ error: 'is missing; write one word in capital letters' })
        .regex(/^(?!(.)\1*$)[A-Z]{3,12}$/, {
          error: 'must be one word of 3 to 12 capital letters, such as "WARLI"',
        }),
      hint: text('a hint'),
      picture: pictureRef.optional(),
    }).superRefine(({ answer, name, hint }, context) => {
      if (`${name} ${hint}`.toUpperCase().includes(answer)) {
        context.addIssue({ code: 'custom', path: ['hint'], message: 'gives the answer away; leave it out' });
      }
    }),
  ),
});

const verdict = record({ text: text(), hi });

/** `games.yaml` */
export const GamesFile = record({
  cards: list(
    record({
      id: oneOf(['memory', 'snake-and-ladder', 'puzzle', 'quiz']),
      title: text(),
      hi: hi.optional(),
      text: text(),
      link: siteLink,
    }),
  ),
  verdicts: record({ '5': verdict, '4': verdict, '3': verdict, '2': verdict, fewer: verdict }),
  puzzle: listOfAtLeast(
    1,
    'picture',
    record({
      id,
      name: text(),
      hi,
      script: localName.optional(),
      region_label: text(),
      colours: z.tuple([colour, colour, colour, colour], { error: 'must be a list of four colours' }),
      picture: pictureRef,
    }),
  ),
  // The board has four places.
  memory: listOfAtLeast(
    4,
    'pictures',
    record({ id, name: text(), hi, script: localName.optional(), colour, picture: pictureRef }),
  ).max(4, {
    error: 'has too many entries; write four pictures',
  }),
});

/** The front matter of `pages/*.md`. */
export const PageFrontMatter = record({
  title: text('the title of the page'),
  updated: text().optional(),
  picture: pictureRef.optional(),
  cards: record({
    title: text(),
    items: list(
      record({ id, title: text(), text: text(), link: siteLink.optional(), picture: pictureRef.optional() }),
    ),
  }).optional(),
  actions: list(record({ text: text(), link: siteLink })).default([]),
  choices: list(record({ value: id, label: text() })).default([]),
});

/** Ready sizes of a picture or a film, by its path in `pictures/` without size and extension. */
export const SizesFile = z.record(
  z.string(),
  z.strictObject({
    width: z.int().positive(),
    height: z.int().positive(),
    version: z.string().regex(/^[0-9a-f]{8}$/),
    /** Of pictures. */
    colour: z
      .string()
      .regex(/^#[0-9a-f]{6}$/)
      .optional(),
    wide: z.boolean().optional(),
    /** Width of the file for close looks, where there is one. */
    large: z.int().positive().optional(),
    /** Of films. */
    seconds: z.number().positive().optional(),
  }),
);
export type Sizes = z.output<typeof SizesFile>;
