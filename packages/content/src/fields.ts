import { z } from 'zod';

/** Shortens a wrong value for a message. */
const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
};

/** Says what is wrong with a value and what would be right; `right` follows "write". */
const say = (right: string) => (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === null
    ? `is missing; write ${right}`
    : `is ${shown(issue.input)}; write ${right}`;

/** Number of single-letter changes between two words. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
};

/**
 * An object without other fields than these. A field that is misspelt is answered with the nearest
 * one.
 */
export const record = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) => {
      if (issue.code !== 'unrecognized_keys') return say('its fields, one a line')(issue);
      const names = Object.keys(shape);
      return (issue['keys'] as string[])
        .map((key) => {
          const [near] = names
            .map((name) => ({ name, changes: distance(name, key.toLowerCase()) }))
            .filter(({ changes }) => changes <= 2)
            .sort((a, b) => a.changes - b.changes);
          return near
            ? `has no field "${key}"; did you mean "${near.name}"?`
            : `has no field "${key}"; its fields are ${names.join(', ')}`;
        })
        .join(', and ');
    },
  });

export const list = <Item extends z.ZodType>(item: Item) =>
  z.array(item, { error: say('a list, each entry after a dash') });

/** A list that something needs a number of entries of; `entries` names them, such as "words". */
export const listOfAtLeast = <Item extends z.ZodType>(least: number, entries: string, item: Item) =>
  list(item).min(least, { error: `has too few entries; write at least ${least} ${entries}` });

/** A line or a paragraph; `right` says what it is, such as "the name". */
export const text = (right = 'a text') => {
  const error = say(right);
  return z
    .string({ error })
    .trim()
    .min(1, { error })
    .refine((value) => !value.includes('\0'), { error });
};

const matching = (pattern: RegExp, right: string) => {
  const error = say(right);
  return z.string({ error }).regex(pattern, { error });
};

export const id = matching(
  /^(?=.{1,100}$)[a-z0-9]+(-[a-z0-9]+)*$/,
  'an id of small letters, digits and hyphens, 100 at most, such as "painting-blue-horse"',
);

/** Whole rupees. */
export const price = (() => {
  const error = say('whole rupees, such as 950');
  return z.int({ error }).positive({ error });
})();

/** An address of the site, such as `/arts/gallery`. */
export const siteLink = matching(/^\/(?![/\\])\S*$/, 'an address of this site, such as "/arts/gallery"');

export const webAddress = z.url({
  protocol: /^https?$/,
  error: say('an address such as "https://example.com/page"'),
});

const youtubePattern = /^https:\/\/(?:www\.youtube\.com\/watch\?v=|youtu\.be\/)(?<videoId>[\w-]{11})\b/;

/** The address of a video on YouTube, with its id. */
export const lessonVideo = (() => {
  const error = say('an address such as "https://www.youtube.com/watch?v=abcdefghijk"');
  return z.string({ error }).transform((video, context) => {
    const videoId = youtubePattern.exec(video)?.groups?.['videoId'];
    if (videoId !== undefined) return { video, videoId };
    context.addIssue(error({ input: video }));
    return z.NEVER;
  });
})();

export const email = z.email({ error: say('an email address, such as "hello@example.com"') });

/** `#RRGGBB` in capital letters. */
export const colour = matching(/^#[0-9A-F]{6}$/, 'a colour such as "#C8102E"');

/** A name in the script of its own region, with the BCP 47 tag of its language. */
export const localName = record({
  text: text('the name in its own script'),
  lang: matching(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/, 'the language, such as "mr" for Marathi'),
});

export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: say(`one of ${values.join(', ')}`) });

const minutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const clockPattern = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;

/** A time in India on the 24-hour clock, as minutes after midnight. */
export const clock = matching(new RegExp(`^${clockPattern}$`), 'a time such as "18:30"').transform(minutes);

/** `09:00-18:00` or `closed`. */
export const openingTimes = matching(
  new RegExp(`^(?:closed|${clockPattern}-${clockPattern})$`),
  'opening times such as "09:00-18:00", or "closed"',
)
  .refine((times) => times === 'closed' || times.slice(0, 5) < times.slice(6), {
    error: 'closes before it opens; write times of one day such as "09:00-18:00"',
  })
  .transform((times) =>
    times === 'closed' ? null : { from: minutes(times.slice(0, 5)), to: minutes(times.slice(6)) },
  );

/** A calendar day, or a number of days after the first start of a new site. */
export type Day = { day: string } | { inDays: number };

const relativeDay = /^(?:today|in (?<ahead>\d{1,4}) days?|(?<ago>\d{1,4}) days? ago)$/;

export const day = (() => {
  const error = say('a day such as "2026-12-31"; a sample may say "in 12 days" or "40 days ago"');
  return z
    .string({ error })
    .refine((value) => relativeDay.test(value) || z.iso.date().safeParse(value).success, { error })
    .transform((value): Day => {
      const relative = relativeDay.exec(value)?.groups;
      if (!relative) return value === 'today' ? { inDays: 0 } : { day: value };
      return { inDays: relative['ahead'] ? Number(relative['ahead']) : -Number(relative['ago'] ?? 0) };
    });
})();

/**
 * A picture. `file` is within `pictures/`: with an extension, a JPEG, PNG, WebP or AVIF of any
 * size; without one, a picture whose ready sizes `pictures/sizes.json` lists.
 */
export const pictureRef = record({
  file: matching(
    /^(?!.*(?:\.\.|\/\/))(?:[\p{L}\p{M}\p{N}_][\p{L}\p{M}\p{N}_./ ()-]*\.[a-z]{3,4}|[\w][\w./-]*)$/iu,
    'a file in the folder pictures, such as "horse.jpg", named with letters, digits, spaces, hyphens or brackets',
  ),
  alt: text('one sentence that says what the picture shows'),
  credit: text('who made the picture').optional(),
});
export type PictureRef = z.output<typeof pictureRef>;

/** A registered geographical indication: its name alone, or with the number of its application. */
export const geographicalIndication = (() => {
  const name = text('the registered name of the geographical indication');
  const numbered = record({ name, number: z.int().positive().nullable().default(null) });
  return z.union([name.transform((of) => ({ name: of, number: null })), numbered], {
    error: say('the registered name of the geographical indication, or its name and number'),
  });
})();
