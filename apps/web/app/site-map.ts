import type { DoorwayName } from './brand/doorway-name.ts';

/** A page that has one address. */
export interface SitePage {
  path: string;
  /** Its title, in the tab and in breadcrumbs. */
  title: string;
  /** Its name in menus and in the search, where that is not its title. */
  label?: string;
  /** One line about it, in menus and in the search. The search skips pages without one. */
  line?: string;
  /** The room that gives it doorway and colours. */
  room?: DoorwayName;
  /** The menu that leads to it. */
  menu?: 'arts' | 'events' | 'bar' | 'about' | 'policies';
  /** The status of the events that it lists. */
  status?: 'Upcoming' | 'Completed';
  /** The path prefix of its subpages, if not its own path. */
  childPrefix?: string;
  /** False for personal pages: search engines may not index or crawl them. */
  indexed?: false;
}

/** Every page with one address, in the order of the menus; `routes.ts` maps them to modules. */
export const pages = {
  home: { path: '/', title: 'Home', room: 'home' },
  paintings: {
    path: '/arts/paintings',
    title: 'Traditional Indian Paintings',
    label: 'Paintings',
    line: 'Tribal and folk paintings, from Warli to Pithora',
    room: 'paintings',
    menu: 'arts',
  },
  dances: {
    path: '/arts/dances',
    title: 'Traditional Dances',
    label: 'Dances',
    line: 'Films, lessons and glimpses',
    room: 'dances',
    menu: 'arts',
  },
  handicrafts: {
    path: '/arts/handicrafts',
    title: 'Indian Handicrafts',
    label: 'Handicrafts',
    line: 'Made slowly, made to be used',
    room: 'handicrafts',
    menu: 'arts',
  },
  gallery: {
    path: '/arts/gallery',
    title: 'Art Gallery',
    line: 'Schools of painting to look at and keep',
    room: 'gallery',
    menu: 'arts',
  },
  artists: {
    path: '/artists',
    title: 'Artists',
    line: 'The people who paint, weave and cast',
    room: 'artists',
    menu: 'bar',
  },
  upcomingEvents: {
    path: '/events/upcoming',
    title: 'Upcoming events',
    line: 'Workshops, recitals, fairs',
    status: 'Upcoming',
    room: 'events',
    menu: 'events',
  },
  completedEvents: {
    path: '/events/completed',
    title: 'Completed events',
    line: 'What happened, and what people said',
    status: 'Completed',
    room: 'events',
    menu: 'events',
  },
  events: {
    path: '/events',
    title: 'All events',
    line: 'The whole calendar',
    room: 'events',
    menu: 'events',
  },
  upload: {
    path: '/upload',
    title: 'Upload artwork',
    label: 'Upload',
    line: 'Hang your own work',
    menu: 'bar',
  },
  uploads: {
    path: '/upload/gallery',
    title: 'Artwork Gallery',
    line: 'What visitors have uploaded',
  },
  games: {
    path: '/game',
    title: 'Games',
    label: 'Game',
    line: 'Memory, snakes and ladders, a puzzle, a quiz',
    room: 'games',
    menu: 'bar',
    childPrefix: '/games',
  },
  memory: { path: '/games/memory', title: 'Memory Match', room: 'games' },
  snakes: { path: '/games/SandL', title: 'Snake and Ladder', room: 'games' },
  puzzle: { path: '/games/puzzle', title: 'Art Puzzle', room: 'games' },
  quiz: { path: '/games/quiz', title: 'ShabdKala', room: 'games' },
  cart: { path: '/cart', title: 'Cart', line: 'What you are about to buy', indexed: false },
  wishlist: {
    path: '/wishlist',
    title: 'My Wishlist',
    line: 'What you would like to have',
    indexed: false,
  },
  emailVerification: { path: '/email-verify', title: 'Verify your email', indexed: false },
  about: { path: '/aboutus', title: 'About Us', line: 'Our mission and our story', menu: 'about' },
  contact: {
    path: '/contactus',
    title: 'Contact Us',
    line: 'Address, telephone, email, office hours, questions',
    menu: 'about',
  },
  privacy: {
    path: '/privacy',
    title: 'Privacy Policy',
    line: 'What we keep and what we do not',
    menu: 'policies',
  },
  terms: {
    path: '/terms',
    title: 'Terms of Service',
    line: 'The rules of the street',
    menu: 'policies',
  },
  accessibility: {
    path: '/accessibility',
    title: 'Accessibility',
    line: 'How the site is made for everyone',
    menu: 'policies',
  },
} as const satisfies Record<string, SitePage>;

export const allPages: readonly SitePage[] = Object.values(pages);

/** The pages of a menu, in its order. */
export const pagesOf = (menu: SitePage['menu']): readonly SitePage[] =>
  allPages.filter((page) => page.menu === menu);

/** What menus and the search call a page. */
export const labelOf = ({ label, title }: SitePage): string => label ?? title;

/** The paths that no search engine may index. */
export const unindexed: readonly string[] = allPages
  .filter(({ indexed }) => indexed === false)
  .map(({ path }) => path);
