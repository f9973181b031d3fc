/**
 * Structured data in the vocabulary of schema.org, with absolute addresses. Routes use it only on
 * the server (`import.meta.env.SSR && …`), which keeps it out of the browser's scripts.
 */
import type { Artist } from '@kalavithi/contract/artist';
import { currency, locale } from '@kalavithi/contract/constants';
import type { Event } from '@kalavithi/contract/event';
import { workPath } from '@kalavithi/contract/links';
import { pictureAddress, workDownloadAddress } from '@kalavithi/contract/media';
import type { Picture } from '@kalavithi/contract/picture';
import type { GalleryWork, School, WorkDetails, WorkForSale } from '@kalavithi/contract/work';
import { daysOf } from '../format/dates';
import { minutesOf } from '../format/minutes';
import { pages } from '../../site-map';

/** A node of JSON-LD. */
export type JsonLdNode = Readonly<Record<string, unknown>>;

/** A page in breadcrumbs and link lists. */
export interface Crumb {
  title: string;
  path: string;
}

/** The site as structured data names it. */
export interface SiteIdentity {
  /** The public address without a trailing slash. */
  publicUrl: string;
  name: string;
  /** The name in Devanagari. */
  hi: string;
}

const organizationId = ({ publicUrl }: SiteIdentity) => `${publicUrl}/#organization`;
const organizationRef = (site: SiteIdentity): JsonLdNode => ({ '@id': organizationId(site) });

/** Pictures may have a path of the site or an absolute address of the API. */
const absolute = (site: SiteIdentity, address: string): string => new URL(address, site.publicUrl).href;

const imageOf = (site: SiteIdentity, picture: Picture): JsonLdNode => ({
  image: absolute(site, pictureAddress(picture)),
});

/** Marks invented people and events, as the pages do. */
const sampleNote = (sample: boolean): JsonLdNode =>
  sample ? { disambiguatingDescription: 'A sample of a demonstration site; not real.' } : {};

const offer = (price: number, url: string): JsonLdNode => ({
  '@type': 'Offer',
  price,
  priceCurrency: currency,
  url,
});

const listOf = (name: string, items: readonly JsonLdNode[]): JsonLdNode => ({
  '@type': 'ItemList',
  name,
  numberOfItems: items.length,
  itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
});

/** The organization and the site. */
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
      publisher: organizationRef(site),
    },
  ];
};

/** Breadcrumbs; `trail` starts with home and ends with the page itself. */
export const breadcrumbs = (publicUrl: string, trail: readonly Crumb[]): JsonLdNode => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: `${publicUrl}${path}`,
  })),
});

/**
 * A work on its own page: a product with what it is made of and its price in rupees, or a work of art to look at. The offer says nothing
 * of stock, since the shop is a demonstration.
 */
export const workJsonLd = (site: SiteIdentity, page: Crumb, work: WorkDetails): JsonLdNode[] => {
  const url = `${site.publicUrl}${workPath(work)}`;
  const maker = work.maker && {
    '@type': 'Person',
    name: work.maker.name,
    url: `${site.publicUrl}${pages.artists.path}/${work.maker.id}`,
    ...sampleNote(work.maker.sample),
  };
  const origin = work.region === null ? {} : { locationCreated: { '@type': 'Place', name: work.region } };
  if (work.catalogue !== 'gallery') {
    return [
      {
        '@type': 'Product',
        '@id': url,
        name: work.name,
        alternateName: work.hi,
        description: work.description,
        ...imageOf(site, work.picture),
        category: page.title,
        url,
        offers: { ...offer(work.price, url), seller: organizationRef(site) },
        ...(work.material !== null && { material: work.material }),
        ...(work.size !== null && { size: work.size }),
        ...(maker && { manufacturer: maker }),
      },
    ];
  }
  return [
    {
      '@type': 'VisualArtwork',
      '@id': url,
      url,
      name: work.name,
      alternateName: work.hi,
      description: work.description,
      image: absolute(site, workDownloadAddress(work)),
      ...(work.tradition !== null && { artform: work.tradition }),
      ...(work.material !== null && { artMedium: work.material }),
      ...origin,
      ...(maker && { creator: maker }),
      creditText: work.picture.credit ?? site.name,
    },
  ];
};

/** A list of links to pages. */
export const linkList = ({ publicUrl }: SiteIdentity, name: string, links: readonly Crumb[]): JsonLdNode =>
  listOf(
    name,
    links.map(({ title, path }) => ({ name: title, url: `${publicUrl}${path}` })),
  );

/** A list of links to works; what they are and cost is on their own pages. */
export const workList = (
  site: SiteIdentity,
  name: string,
  works: readonly Pick<WorkForSale, 'catalogue' | 'id' | 'name'>[],
): JsonLdNode =>
  linkList(
    site,
    name,
    works.map((work) => ({ title: work.name, path: workPath(work) })),
  );

/** A list of links to events. */
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

/** The pictures of a school of the gallery, with the addresses of file and page. */
export const schoolList = (
  site: SiteIdentity,
  { name, items }: Pick<School, 'name'> & { items: readonly GalleryWork[] },
): JsonLdNode => ({
  '@type': 'ItemList',
  name,
  numberOfItems: items.length,
  itemListElement: items.map((work) => ({
    '@type': 'ImageObject',
    name: work.name,
    contentUrl: absolute(site, workDownloadAddress(work)),
    url: `${site.publicUrl}${workPath(work)}`,
    creditText: work.picture.credit ?? site.name,
  })),
});

const minuteMs = 60_000;

/** The instant `minutes` after midnight of a day in India, which has had one offset since 1945. */
const instantInIndia = (day: string, minutes: number): string =>
  `${new Date(Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs).toISOString().slice(0, 19)}+05:30`;

/** Start and end of an event; only its days when its times are unknown. */
const datesOf = (start: string, end: string, event: Event): JsonLdNode => {
  const minutes = minutesOf(event);
  return minutes
    ? { startDate: instantInIndia(start, minutes.start), endDate: instantInIndia(end, minutes.end) }
    : { startDate: start, endDate: end };
};

/** An event; empty without a date, which schema.org requires. */
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
      // schema.org has no status for completed events.
      eventStatus: `https://schema.org/${event.cancelled ? 'EventCancelled' : 'EventScheduled'}`,
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: event.location.split(',', 1)[0], address: event.location },
      organizer: { '@type': 'Organization', name: event.organized_by, ...sampleNote(event.sample) },
      ...(artist && {
        performer: { '@type': 'Person', name: artist.title, url: `${site.publicUrl}${artist.path}` },
      }),
      isAccessibleForFree: event.price === null,
      ...(event.status === 'Upcoming' &&
        !event.cancelled && {
          offers: { ...offer(event.price ?? 0, url), availability: 'https://schema.org/InStock' },
        }),
    },
  ];
};

/** An artist and the artist's works. */
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
