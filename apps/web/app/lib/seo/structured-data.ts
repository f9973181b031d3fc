/**
 * What the pages are about, told to machines in the words of schema.org. Routes ask for it on the server alone
 * (`import.meta.env.SSR && …`), so that none of it is in the browser's scripts. `site` is always the public address without a
 * trailing slash, and every address given out is absolute.
 */
import type { Artist } from '@kalavithi/contract/artist';
import type { GalleryCategory, Handicraft, Painting } from '@kalavithi/contract/catalogue';
import { currency, locale } from '@kalavithi/contract/constants';
import type { Event } from '@kalavithi/contract/event';
import { pictureAddress, pictureDownload } from '@kalavithi/contract/media';
import type { Picture } from '@kalavithi/contract/picture';
import { daysOf } from '../format/dates';
import { siteName, siteNameHi } from './site-name';
import { parseTimeRange } from '../format/time-range';

/** A node of JSON-LD. */
export type Thing = Readonly<Record<string, unknown>>;

/** A page as others refer to it. */
export interface Crumb {
  name: string;
  path: string;
}

const home: Crumb = { name: 'Home', path: '/' };

const organizationId = (site: string) => `${site}/#organization`;
const maker = (site: string): Thing => ({ '@id': organizationId(site) });

const imageOf = (site: string, picture: Picture | null): Thing =>
  picture ? { image: `${site}${pictureAddress(picture)}` } : {};

/** Invented people, organisers and their events say so to machines as they do to people. */
const sampleNote = (sample: boolean): Thing =>
  sample ? { disambiguatingDescription: 'A sample of a demonstration site; not real.' } : {};

const offer = (price: number, url: string): Thing => ({
  '@type': 'Offer',
  price,
  priceCurrency: currency,
  availability: 'https://schema.org/InStock',
  url,
});

const listOf = (name: string, items: readonly Thing[]): Thing => ({
  '@type': 'ItemList',
  name,
  numberOfItems: items.length,
  itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
});

/** The house and its site. */
export const houseThings = (site: string): Thing[] => [
  {
    '@type': 'Organization',
    '@id': organizationId(site),
    name: siteName,
    alternateName: siteNameHi,
    url: `${site}/`,
    logo: `${site}/icon-512.png`,
  },
  {
    '@type': 'WebSite',
    '@id': `${site}/#website`,
    name: siteName,
    alternateName: siteNameHi,
    url: `${site}/`,
    inLanguage: locale,
    publisher: maker(site),
  },
];

/** The way from home to a page; `trail` ends with the page itself. */
export const breadcrumbs = (site: string, trail: readonly Crumb[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [home, ...trail].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${site}${path}`,
  })),
});

/** The works for sale on a page, each at its place there, with its price in rupees. */
export const productList = (site: string, page: Crumb, works: readonly (Painting | Handicraft)[]): Thing =>
  listOf(
    page.name,
    works.map((work) => {
      const url = `${site}${page.path}#${work.id}`;
      return {
        item: {
          '@type': 'Product',
          '@id': url,
          name: work.name,
          alternateName: work.hi,
          description: work.description,
          ...imageOf(site, work.picture),
          category: page.name,
          url,
          offers: { ...offer(work.price, url), seller: maker(site) },
        },
      };
    }),
  );

/** Pages that a list leads to. */
export const linkList = (site: string, name: string, pages: readonly Crumb[]): Thing =>
  listOf(
    name,
    pages.map((page) => ({ name: page.name, url: `${site}${page.path}` })),
  );

/** The events of a list, each by its page. */
export const eventList = (
  site: string,
  name: string,
  events: readonly Pick<Event, '_id' | 'event_title'>[],
): Thing =>
  linkList(
    site,
    name,
    events.map(({ _id, event_title: title }) => ({ name: title, path: `/events/${_id}` })),
  );

/** The drawn pictures of each school of the gallery, with the address of the file and that of its page. */
export const schoolLists = (site: string, path: string, schools: readonly GalleryCategory[]): Thing[] =>
  schools.map((school) => {
    const pictures = school.items.flatMap(({ id, name, picture }) =>
      picture
        ? {
            '@type': 'ImageObject',
            name,
            contentUrl: `${site}${pictureDownload(picture)}`,
            url: `${site}${path}?work=${id}`,
            creditText: siteName,
          }
        : [],
    );
    return {
      '@type': 'ItemList',
      name: school.name,
      numberOfItems: pictures.length,
      itemListElement: pictures,
    };
  });

const minuteMs = 60_000;

/** A moment so many minutes after the beginning of a day in India, whose clocks have kept one offset since 1945. */
const momentInIndia = (day: string, minutes: number): string =>
  `${new Date(Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs).toISOString().slice(0, 19)}+05:30`;

/** First and last moment of an event, or its days when its hours can't be read. */
const datesOf = (start: string, end: string, time: string | null): Thing => {
  const hours = time === null ? null : parseTimeRange(time);
  return hours
    ? { startDate: momentInIndia(start, hours.start), endDate: momentInIndia(end, hours.end) }
    : { startDate: start, endDate: end };
};

/** An event; nothing while its day is not specified, since an event without one is of no use to a machine. */
export const eventThings = (
  site: string,
  path: string,
  event: Event,
  /** The artist's page, when the artist has one. */
  artist: Crumb | null,
): Thing[] => {
  const { start, end } = daysOf(event.event_date);
  if (!start) return [];
  const url = `${site}${path}`;
  const pictures = [event.bannerPicture, ...event.pictures].filter((picture) => picture !== null);
  return [
    {
      '@type': 'Event',
      '@id': url,
      url,
      name: event.event_title,
      ...(event.hi && { alternateName: event.hi }),
      description: event.description,
      ...sampleNote(event.sample),
      ...(pictures.length > 0 && { image: pictures.map((picture) => `${site}${pictureAddress(picture)}`) }),
      ...datesOf(start, end ?? start, event.event_time),
      // There is no word for an event that is over: its dates tell.
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: event.location.split(',', 1)[0], address: event.location },
      organizer: { '@type': 'Organization', name: event.organized_by, ...sampleNote(event.sample) },
      ...(artist && {
        performer: { '@type': 'Person', name: artist.name, url: `${site}${artist.path}` },
      }),
      isAccessibleForFree: event.price === null,
      ...(event.status === 'Upcoming' && { offers: offer(event.price ?? 0, url) }),
    },
  ];
};

/** An artist and the works shown. */
export const artistThings = (site: string, path: string, artist: Artist): Thing[] => {
  const url = `${site}${path}`;
  return [
    {
      '@type': 'Person',
      '@id': url,
      url,
      name: artist.title,
      ...(artist.hi && { alternateName: artist.hi }),
      description: artist.description,
      ...sampleNote(artist.sample),
      ...imageOf(site, artist.image.picture),
      knowsAbout: artist.tradition,
      homeLocation: { '@type': 'Place', name: artist.region },
    },
    ...artist.works.map((work) => ({
      '@type': 'VisualArtwork',
      name: work.name,
      description: work.description,
      ...imageOf(site, work.picture),
      artform: artist.tradition,
      creator: { '@id': url },
    })),
  ];
};
