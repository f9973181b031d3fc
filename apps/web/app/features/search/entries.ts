import { artistSeeds } from '@kalavithi/catalogue/artist-seeds';
import { danceGlimpses, dances, danceTutorials } from '@kalavithi/catalogue/dances';
import { eventSeeds } from '@kalavithi/catalogue/event-seeds';
import { galleryCategories } from '@kalavithi/catalogue/gallery';
import { gameCards, memoryArts, puzzleArtworks } from '@kalavithi/catalogue/games';
import { handicrafts } from '@kalavithi/catalogue/handicrafts';
import { paintings } from '@kalavithi/catalogue/paintings';
import { pictureById } from '@kalavithi/catalogue/picture-index';
import type { Picture } from '@kalavithi/contract/picture';
import { rupees } from '../../lib/format/rupees';

/** The kinds of things in the order in which they are shown; each is a room with its doorway. */
export const kinds = [
  { room: 'paintings', title: 'Paintings' },
  { room: 'dances', title: 'Dances' },
  { room: 'handicrafts', title: 'Handicrafts' },
  { room: 'gallery', title: 'Art Gallery' },
  { room: 'artists', title: 'Artists' },
  { room: 'events', title: 'Events' },
  { room: 'games', title: 'Games' },
  { room: 'home', title: 'Pages' },
] as const;
type Kind = (typeof kinds)[number]['room'];

/** Something that can be found. */
export interface Entry {
  kind: Kind;
  /** Where it is. */
  to: string;
  name: string;
  /** The name in Devanagari. */
  hi?: string | undefined;
  /** One line about it. */
  line: string;
  /** More that is searched, shown only around a match. */
  more: string;
  picture: Picture | null;
}

const pages: readonly [to: string, name: string, line: string][] = [
  ['/arts/paintings', 'Paintings', 'Traditional Indian paintings, from Warli to Pithora'],
  ['/arts/dances', 'Dances', 'Films, lessons and glimpses'],
  ['/arts/handicrafts', 'Handicrafts', 'Made slowly, made to be used'],
  ['/arts/gallery', 'Art Gallery', 'Seven schools to look at and keep'],
  ['/artists', 'Artists', 'The people who paint, weave and cast'],
  ['/events', 'All events', 'The whole calendar'],
  ['/events/upcoming', 'Upcoming events', 'Workshops, recitals, fairs'],
  ['/events/completed', 'Completed events', 'What was, and what people said'],
  ['/game', 'Games', 'Memory, snakes and ladders, a puzzle, a quiz'],
  ['/upload', 'Upload', 'Hang your own work'],
  ['/upload/gallery', 'Artwork Gallery', 'What visitors have uploaded'],
  ['/cart', 'Cart', 'What you are about to buy'],
  ['/wishlist', 'My Wishlist', 'What you would like to have'],
  ['/aboutus', 'About Us', 'Our mission and our story'],
  ['/contactus', 'Contact Us', 'Address, telephone, email, office hours, questions'],
  ['/privacy', 'Privacy Policy', 'What we keep and what we do not'],
  ['/terms', 'Terms of Service', 'The rules of the street'],
  ['/accessibility', 'Accessibility', 'How the site is made for everyone'],
];

/** What a game is about, so that it is found by it. */
const themes: Readonly<Record<string, string>> = {
  puzzle: [
    ...puzzleArtworks.map(({ name, regionLabel }) => `${name}, ${regionLabel}`),
    ...puzzleArtworks.map(({ hi }) => hi),
  ].join('. '),
  memory: [memoryArts.map(({ name }) => name).join(', '), memoryArts.map(({ hi }) => hi).join(', ')].join(
    '. ',
  ),
};

/** Everything that can be found on the site, kind by kind. */
export const entries: readonly Entry[] = [
  ...paintings.map(
    ({ id, name, hi, tradition, community, region, description, price, script, picture }): Entry => ({
      kind: 'paintings',
      to: `/arts/paintings#${id}`,
      name,
      hi,
      line: `${tradition}, ${rupees(price)}`,
      more: `${region}. ${description} ${community} ${script.text}`,
      picture,
    }),
  ),
  ...dances.map(({ id, title, hi, form, region, description, picture }): Entry => ({
    kind: 'dances',
    to: `/arts/dances#${id}`,
    name: title,
    hi,
    line: `${form}, ${region}`,
    more: description,
    picture,
  })),
  ...danceTutorials.map(({ id, title, hi, region, description }): Entry => ({
    kind: 'dances',
    to: `/arts/dances#${id}`,
    name: title,
    hi,
    line: `Lesson, ${region}`,
    more: description,
    picture: null,
  })),
  ...danceGlimpses.map(({ id, title, hi, region, description, picture }): Entry => ({
    kind: 'dances',
    to: `/arts/dances#${id}`,
    name: title,
    hi,
    line: `Glimpse, ${region}`,
    more: description,
    picture,
  })),
  ...handicrafts.map(({ id, name, hi, region, gi, description, price, picture }): Entry => ({
    kind: 'handicrafts',
    to: `/arts/handicrafts#${id}`,
    name,
    hi,
    line: `${region}, ${rupees(price)}`,
    more: `${description} ${gi ?? ''}`,
    picture,
  })),
  ...galleryCategories.flatMap((school) =>
    school.items.map(({ id, name, hi, description, picture }): Entry => ({
      kind: 'gallery',
      to: `/arts/gallery?work=${id}`,
      name,
      hi,
      line: school.name,
      more: `${description} ${school.hi} ${school.region}`,
      picture,
    })),
  ),
  ...artistSeeds.map(({ _id, title, hi, tradition, region, description, works }): Entry => ({
    kind: 'artists',
    to: `/artists/${_id}`,
    name: title,
    hi: hi ?? undefined,
    line: `${tradition}, ${region}`,
    more: `${description} ${works.map(({ name }) => name).join(', ')}`,
    picture: pictureById(_id),
  })),
  ...eventSeeds.map(({ _id, event_title, hi, location, artist_name, organized_by, description }): Entry => ({
    kind: 'events',
    to: `/events/${_id}`,
    name: event_title,
    hi: hi ?? undefined,
    line: location,
    more: `${artist_name}, ${organized_by}. ${description}`,
    picture: pictureById(_id),
  })),
  ...gameCards.map(({ id, title, text, link, ...card }): Entry => ({
    kind: 'games',
    to: link,
    name: title,
    hi: 'hi' in card ? card.hi : undefined,
    line: text,
    more: themes[id] ?? '',
    picture: null,
  })),
  ...pages.map(([to, name, line]): Entry => ({ kind: 'home', to, name, line, more: '', picture: null })),
];
