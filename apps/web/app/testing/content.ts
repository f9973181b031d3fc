import { Artist } from '@kalavithi/contract/artist';
import { Event } from '@kalavithi/contract/event';
import { Page } from '@kalavithi/contract/page';
import type { Picture } from '@kalavithi/contract/picture';
import { Dances, Games, Home, Site } from '@kalavithi/contract/site';
import { sitePictures } from '@kalavithi/contract/site-pictures';
import { Handicraft, Painting, WholeWork, type Catalogue } from '@kalavithi/contract/work';
import type { SchoolWithWorks } from '../features/gallery/load-school';

/** Test content, validated by the contract, so that no test depends on the sample content. */

export const pictureOf = (name: string, width = 1200, height = 800): Picture => ({
  path: `/media/${name}`,
  width,
  height,
  colour: '#884818',
  version: '0123abcd',
  alt: `A picture of ${name}`,
  wide: true,
});

export const site = Site.parse({
  name: 'Kalavithi',
  hi: 'कला वीथी',
  tagline: 'avenue of the Indian arts',
  contact: {
    address: ['12 Example Marg', 'Jaipur'],
    phones: [{ label: 'General', number: '+91 00000 00000' }],
    emails: [{ label: 'General', address: 'hello@example.com' }],
    hours: [
      { days: ['mon', 'tue', 'wed', 'thu', 'fri'], open: { from: 9 * 60, to: 18 * 60 } },
      { days: ['sat'], open: { from: 10 * 60, to: 16 * 60 } },
      { days: ['sun'], open: null },
    ],
    sampleNotice: null,
  },
  social: [{ network: 'x', url: 'https://x.com/' }],
  grievanceOfficer: null,
  pictures: Object.fromEntries(sitePictures.map((name) => [name, pictureOf(name, 1200, 630)])),
  typewriter: { dances: ['Dance'], handicrafts: ['Make'] },
});

const named = (id: string, name: string) => ({ id, name, hi: 'नाम', description: `About ${name}.` });

export const paintings = [2200, 950].map((price, index) =>
  Painting.parse({
    ...named(`painting-${index}`, `Painting ${index}`),
    catalogue: 'paintings',
    tradition: 'Warli',
    script: { text: 'वारली', lang: 'mr' },
    community: 'Warli',
    region: 'Palghar, Maharashtra',
    states: ['Maharashtra'],
    price,
    tag: 'Tribal',
    picture: pictureOf(`painting-${index}`),
  }),
);

export const handicrafts = [1000, 5500].map((price, index) =>
  Handicraft.parse({
    ...named(`craft-${index}`, `Craft ${index}`),
    catalogue: 'handicrafts',
    region: 'Bidar',
    gi: null,
    price,
    picture: pictureOf(`craft-${index}`),
  }),
);

const schoolOf = (id: string, name: string) => ({
  id,
  name,
  hi: 'शैली',
  region: 'Thanjavur',
  about: `About ${name}.`,
  works: 2,
  items: [0, 1].map((index) => ({
    ...named(`${id}-${index}`, `${name} ${index}`),
    catalogue: 'gallery' as const,
    school: id,
    picture: pictureOf(`${id}-${index}`),
  })),
});

export const schools: readonly [SchoolWithWorks, SchoolWithWorks] = [
  schoolOf('tanjor', 'Tanjor Arts'),
  schoolOf('folk', 'Folk Paintings'),
];

/** What the pages of works tell beyond the lists. */
const told = {
  tradition: 'Warli',
  community: null,
  region: 'Palghar',
  technique: null,
  material: 'Rice paste',
  size: null,
  gi: { name: 'Warli Painting', number: 239 },
  schoolName: null,
  motifs: [],
  strokes: null,
  gold: null,
  maker: {
    id: 'artist-devji',
    name: 'Devji',
    tradition: 'Warli',
    region: 'Palghar',
    picture: pictureOf('devji'),
    sample: true,
  },
  related: [],
  following: [],
  artists: [],
  events: [],
};

/** A whole work of each catalogue. */
export const wholeWorks = {
  paintings: WholeWork.parse({ ...told, ...paintings[0] }),
  handicrafts: WholeWork.parse({ ...told, ...handicrafts[0] }),
  gallery: WholeWork.parse({ ...told, ...schools[0].items[0], schoolName: schools[0].name }),
} as {
  [Of in Catalogue]: Extract<WholeWork, { catalogue: Of }>;
};

const dance = { hi: 'गरबा', region: 'Gujarat', description: 'A ring.', picture: pictureOf('garba') };

export const dances = Dances.parse({
  dances: [{ ...dance, id: 'garba', title: 'Garba', form: 'Folk', film: null }],
  tutorials: [
    {
      ...dance,
      id: 'lesson',
      title: 'Garba: the first steps',
      video: 'https://www.youtube.com/watch?v=abcdefghijk',
      videoId: 'abcdefghijk',
      crop: { focus: [0.5, 0.22], zoom: 1 },
    },
  ],
  glimpses: [{ ...dance, id: 'glimpse', title: 'Dandiya' }],
});

export const home = Home.parse({
  hero: [
    {
      id: 'hero',
      title: 'Warli',
      hi: 'वारली',
      script: { text: 'वारली', lang: 'mr' },
      text: 'White on brown.',
      link: '/arts/paintings',
      room: 'warli',
      picture: pictureOf('hero'),
    },
  ],
  intro: { title: 'Art', text: 'Every day.' },
  cards: [],
  captions: [],
  arrivals: [],
});

const words = ['RANGOLI', 'SITAR', 'LOTUS', 'PEACOCK', 'LADDER', 'TABLA'];

export const games = Games.parse({
  cards: [
    { id: 'memory', title: 'Memory Match', hi: null, text: 'Repeat the order.', link: '/games/memory' },
    {
      id: 'snake-and-ladder',
      title: 'Snake and Ladder',
      hi: null,
      text: 'A race to the last square.',
      link: '/games/SandL',
    },
    { id: 'puzzle', title: 'Art Puzzle', hi: null, text: 'Slide the tiles.', link: '/games/puzzle' },
    { id: 'quiz', title: 'ShabdKala', hi: 'शब्दकला', text: 'Five words to find.', link: '/games/quiz' },
  ],
  words: words.map((answer, index) => ({
    id: `word-${index}`,
    name: `Word ${index}`,
    answer,
    hint: 'A hint.',
    picture: null,
  })),
  verdicts: Object.fromEntries(
    ['5', '4', '3', '2', 'fewer'].map((right) => [right, { text: `${right} right.`, hi: 'सही' }]),
  ),
  puzzle: [
    {
      id: 'warli',
      name: 'Warli',
      hi: 'वारली',
      regionLabel: 'Maharashtra',
      colours: ['#000000', '#FFFFFF', '#AA3322', '#884818'],
      picture: pictureOf('puzzle', 900, 900),
    },
  ],
  memory: ['Madhubani', 'Warli', 'Pattachitra', 'Kalamkari'].map((name) => ({
    id: name.toLowerCase(),
    name,
    hi: 'कला',
    colour: '#884818',
    picture: pictureOf(name, 600, 600),
  })),
});

export const pageOf = (id: string): Page =>
  Page.parse({
    id,
    title: 'A page',
    updated: '2025',
    picture: null,
    sections: [],
    cards: null,
    actions: [],
    choices: [],
  });

/** An event as the API returns it. */
export const eventOf = (changes: Partial<Event> = {}): Event =>
  Event.parse({
    _id: 'event-mural',
    event_title: 'A mural in the city',
    hi: 'भित्ति चित्र',
    banner: null,
    bannerPicture: pictureOf('banner'),
    status: 'Upcoming',
    organized_by: 'Kala Collective',
    artist_name: 'Asha Devi',
    artist_id: 'artist-asha',
    artist_bio: null,
    event_date: { start: '2026-12-02', end: '2026-12-03' },
    event_time: '11:00 AM – 4:00 PM',
    event_minutes: { start: 11 * 60, end: 16 * 60 },
    location: 'Dilli Haat, INA, New Delhi',
    price: 450,
    sample: true,
    cancelled: false,
    description: 'Paint a wall together.',
    activity: null,
    testimonials: [],
    images: [],
    pictures: [pictureOf('second', 900, 900)],
    videos: [],
    ...changes,
  });

export const artist = Artist.parse({
  _id: 'artist-asha',
  title: 'Asha Devi',
  hi: 'आशा देवी',
  tradition: 'Madhubani',
  region: 'Mithila',
  description: 'She paints walls and paper.',
  image: { url: '/media/portrait-640.webp', picture: pictureOf('portrait', 1000, 1000) },
  images: [],
  images_description: [],
  price: [],
  works: [
    {
      id: 'work-fish',
      name: 'Wedding of the Fish',
      description: 'Two fish.',
      price: 1200,
      picture: pictureOf('fish', 800, 1000),
    },
  ],
  sample: true,
});
