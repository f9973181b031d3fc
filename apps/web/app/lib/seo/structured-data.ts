/**
 * What the pages are about, for machines, in the vocabulary of schema.org. Routes ask for it on the server alone
 * (`import.meta.env.SSR && …`), so that none of it is in the browser's scripts. Every address is absolute.
 */
import type { Artist } from '@kalavithi/contract/artist';
import { currency, locale } from '@kalavithi/contract/constants';
import type { Event } from '@kalavithi/contract/event';
import { pictureAddress, pictureDownload } from '@kalavithi/contract/media';
import type { Picture } from '@kalavithi/contract/picture';
import type { GalleryWork, School, WorkForSale } from '@kalavithi/contract/work';
import { daysOf } from '../format/dates';
import { minutesOf } from '../format/minutes';

/** A node of JSON-LD. */
export type JsonLdNode = Readonly<Record<string, unknown>>;

/** A page as others refer to it. */
export interface Crumb {
  title: string;
  path: string;
}

/** Whose pages they are. */
export interface SiteIdentity {
  /** The public address without a trailing slash. */
  publicUrl: string;
  name: string;
  /** The name in Devanagari. */
  hi: string;
}

const organizationId = ({ publicUrl }: SiteIdentity) => `${publicUrl}/#organization`;
const maker = (site: SiteIdentity): JsonLdNode => ({ '@id': organizationId(site) });

/** Pictures may be addressed below the site, or as a whole at the API. */
const absolute = (site: SiteIdentity, address: string): string => new URL(address, site.publicUrl).href;

const imageOf = (site: SiteIdentity, picture: Picture): JsonLdNode => ({
  image: absolute(site, pictureAddress(picture)),
});

/** Invented people, organisers and their events say so to machines as they do to people. */
const sampleNote = (sample: boolean): JsonLdNode =>
  sample ? { disambiguatingDescription: 'A sample of a demonstration site; not real.' } : {};

const offer = (price: number, url: string): JsonLdNode => ({
  '@type': 'Offer',
  price,
  priceCurrency: currency,
  availability: 'https://schema.org/InStock',
  url,
});

const listOf = (name: string, items: readonly JsonLdNode[]): JsonLdNode => ({
  '@type': 'ItemList',
  name,
  numberOfItems: items.length,
  itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
});

/** Who runs the site, and the site itself. */
export const siteJsonLd = (site: SiteIdentity): JsonLdNode[] => {
  const identity = { name: site.name, alternateName: site.hi, url: `${site.publicUrl}/` };
  return [
    {
      '@type': 'Organization',
      '@id': organizationId(site),
      ...identity,
      logo: `${site.publicUrl}/icon-512.png`,
    },
    {
      '@type': 'WebSite',
      '@id': `${site.publicUrl}/#website`,
      ...identity,
      inLanguage: locale,
      publisher: maker(site),
    },
  ];
};

/** The way from home to a page; `trail` begins with home and ends with the page itself. */
export const breadcrumbs = (publicUrl: string, trail: readonly Crumb[]): JsonLdNode => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: `${publicUrl}${path}`,
  })),
});

/** The works for sale on a page, each at its place there, with its price in rupees. */
export const productList = (site: SiteIdentity, page: Crumb, works: readonly WorkForSale[]): JsonLdNode =>
  listOf(
    page.title,
    works.map((work) => {
      const url = `${site.publicUrl}${page.path}#${work.id}`;
      return {
        item: {
          '@type': 'Product',
          '@id': url,
          name: work.name,
          alternateName: work.hi,
          description: work.description,
          ...imageOf(site, work.picture),
          category: page.title,
          url,
          offers: { ...offer(work.price, url), seller: maker(site) },
        },
      };
    }),
  );

/** Pages that a list leads to. */
export const linkList = ({ publicUrl }: SiteIdentity, name: string, pages: readonly Crumb[]): JsonLdNode =>
  listOf(
    name,
    pages.map(({ title, path }) => ({ name: title, url: `${publicUrl}${path}` })),
  );

/** The events of a list, each by its page. */
export const eventList = (
  site: SiteIdentity,
  name: string,
  events: readonly Pick<Event, '_id' | 'event_title'>[],
): JsonLdNode =>
  linkList(
    site,
    name,
    events.map(({ _id, event_title: title }) => ({ title, path: `/events/${_id}` })),
  );

/** The pictures of each school of the gallery, with the address of the file and that of its page. */
export const schoolLists = (
  site: SiteIdentity,
  path: string,
  schools: readonly (Pick<School, 'name'> & { items: readonly GalleryWork[] })[],
): JsonLdNode[] =>
  schools.map(({ name, items }) => ({
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((work) => ({
      '@type': 'ImageObject',
      name: work.name,
      contentUrl: absolute(site, pictureDownload(work.picture)),
      url: `${site.publicUrl}${path}?work=${work.id}`,
      creditText: work.picture.credit ?? site.name,
    })),
  }));

const minuteMs = 60_000;

/** A moment so many minutes after the beginning of a day in India, whose clocks have kept one offset since 1945. */
const momentInIndia = (day: string, minutes: number): string =>
  `${new Date(Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs).toISOString().slice(0, 19)}+05:30`;

/** First and last moment of an event, or its days when its times are not known. */
const datesOf = (start: string, end: string, event: Event): JsonLdNode => {
  const minutes = minutesOf(event);
  return minutes
    ? { startDate: momentInIndia(start, minutes.start), endDate: momentInIndia(end, minutes.end) }
    : { startDate: start, endDate: end };
};

/** An event; nothing while its day is not specified, since an event without one is of no use to a machine. */
export const eventJsonLd = (
  site: SiteIdentity,
  path: string,
  event: Event,
  /** The artist's page, when the artist has one. */
  artist: Crumb | null,
): JsonLdNode[] => {
  const { start, end } = daysOf(event.event_date);
  if (!start) return [];
  const url = `${site.publicUrl}${path}`;
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
      ...(pictures.length > 0 && {
        image: pictures.map((picture) => absolute(site, pictureAddress(picture))),
      }),
      ...datesOf(start, end ?? start, event),
      // There is no status for an event that is over: its dates say so.
      eventStatus: `https://schema.org/${event.cancelled ? 'EventCancelled' : 'EventScheduled'}`,
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: event.location.split(',', 1)[0], address: event.location },
      organizer: { '@type': 'Organization', name: event.organized_by, ...sampleNote(event.sample) },
      ...(artist && {
        performer: { '@type': 'Person', name: artist.title, url: `${site.publicUrl}${artist.path}` },
      }),
      isAccessibleForFree: event.price === null,
      ...(event.status === 'Upcoming' && !event.cancelled && { offers: offer(event.price ?? 0, url) }),
    },
  ];
};

/** An artist and the works shown. */
export const artistJsonLd = (site: SiteIdentity, path: string, artist: Artist): JsonLdNode[] => {
  const url = `${site.publicUrl}${path}`;
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
