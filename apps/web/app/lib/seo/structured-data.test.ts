import type { Event } from '@kalavithi/contract/event';
import { pictureAddress, workDownloadAddress } from '@kalavithi/contract/media';
import { describe, expect, it } from 'vitest';
import { artist, eventOf, handicrafts, paintings, schools, wholeWorks } from '../../testing/content';
import { event, pageTags, publicUrl, ready, type Node } from '../../testing/page-tags';

const featured = { _id: artist._id, title: artist.title, picture: null };

describe('home', () => {
  it('describes the organization and the site', async () => {
    const page = await pageTags('/');
    const [organization] = page.ofType('Organization');
    expect(organization).toMatchObject({
      name: 'Kalavithi',
      alternateName: 'कला वीथी',
      url: `${publicUrl}/`,
      logo: `${publicUrl}/icon-512.png`,
    });
    expect(page.ofType('WebSite')[0]).toMatchObject({
      name: 'Kalavithi',
      url: `${publicUrl}/`,
      inLanguage: 'en-IN',
      publisher: { '@id': organization?.['@id'] },
    });
  });
});

describe.each([
  { path: '/arts/paintings', works: paintings },
  { path: '/arts/handicrafts', works: handicrafts },
])('$path', ({ path, works }) => {
  it('links to the page of every work', async () => {
    const [list] = (await pageTags(path)).ofType('ItemList');
    expect(list).toMatchObject({
      numberOfItems: works.length,
      itemListElement: works.map(({ id, name }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: `${publicUrl}${path}/${id}`,
      })),
    });
  });
});

describe('the gallery', () => {
  it('lists the pictures of the school that is shown with file and page', async () => {
    const [list, ...others] = (await pageTags('/arts/gallery')).ofType('ItemList');
    const [{ name, items }] = schools;
    expect(others).toEqual([]);
    expect(list).toMatchObject({
      name,
      numberOfItems: items.length,
      itemListElement: items.map(({ id, name: title, picture }) => ({
        '@type': 'ImageObject',
        name: title,
        contentUrl: `${publicUrl}${workDownloadAddress({ id, picture })}`,
        url: `${publicUrl}/arts/gallery/${id}`,
        creditText: 'Kalavithi',
      })),
    });
  });
});

describe('a work', () => {
  it('is a product with its price, material and maker when it is for sale', async () => {
    const work = wholeWorks.paintings;
    const page = await pageTags('/arts/paintings/:id');
    const url = `${publicUrl}/arts/paintings/${work.id}`;
    expect(page.ofType('Product')).toEqual([
      expect.objectContaining({
        '@id': url,
        url,
        name: work.name,
        description: work.description,
        image: `${publicUrl}${pictureAddress(work.picture)}`,
        material: 'Rice paste',
        offers: expect.objectContaining({ '@type': 'Offer', price: work.price, priceCurrency: 'INR', url }),
        manufacturer: expect.objectContaining({ '@type': 'Person', name: 'Devji' }),
      }),
    ]);
    // The shop is a demonstration.
    expect(JSON.stringify(page.graph)).not.toContain('InStock');
  });

  it('of the gallery is a work of art with its file', async () => {
    const work = wholeWorks.gallery;
    const [node] = (await pageTags('/arts/gallery/:id')).ofType('VisualArtwork');
    expect(node).toMatchObject({
      name: work.name,
      image: `${publicUrl}${workDownloadAddress(work)}`,
    });
  });

  it('has a card of its own', async () => {
    const page = await pageTags('/arts/handicrafts/:id');
    const work = wholeWorks.handicrafts;
    expect(page.content('og:image')).toBe(
      `${publicUrl}/api/works/${work.id}/card.jpg?v=${work.picture.version}`,
    );
    expect(page.content('twitter:card')).toBe('summary_large_image');
  });

  it('that is missing is not indexed', async () => {
    const missing = ready({ work: null, neighbours: [] });
    const page = await pageTags('/arts/gallery/:id', { data: missing });
    expect(page.title).toBe('This work is not here · Kalavithi');
    expect(page.content('robots')).toBe('noindex');
    expect(page.graph).toEqual([]);
  });
});

describe('an event', () => {
  const nodeOf = async (changes: Partial<Event> = {}, performer: typeof featured | null = null) =>
    (
      await pageTags('/events/:id', {
        data: ready({ event: eventOf(changes), artist: performer }),
      })
    ).ofType('Event')[0];

  it('has place, hours, organiser, offer and status', async () => {
    expect(await nodeOf({}, featured)).toMatchObject({
      name: event.event_title,
      description: event.description,
      url: `${publicUrl}/events/${event._id}`,
      image: [
        `${publicUrl}${pictureAddress(event.bannerPicture!)}`,
        `${publicUrl}${pictureAddress(event.pictures[0]!)}`,
      ],
      startDate: '2026-12-02T11:00:00+05:30',
      endDate: '2026-12-03T16:00:00+05:30',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: 'Dilli Haat', address: 'Dilli Haat, INA, New Delhi' },
      organizer: { '@type': 'Organization', name: event.organized_by },
      performer: { '@type': 'Person', name: artist.title, url: `${publicUrl}/artists/${artist._id}` },
      offers: {
        '@type': 'Offer',
        price: 450,
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
      },
      isAccessibleForFree: false,
    });
  });

  it('ends on the next day when it goes past midnight', async () => {
    expect(
      await nodeOf({
        event_minutes: { start: 21 * 60, end: 25 * 60 },
        event_date: { start: '2026-12-31', end: null },
      }),
    ).toMatchObject({
      startDate: '2026-12-31T21:00:00+05:30',
      endDate: '2027-01-01T01:00:00+05:30',
    });
  });

  it('has whole days when its times are unknown', async () => {
    const days = { startDate: '2026-12-02', endDate: '2026-12-03' };
    expect(await nodeOf({ event_minutes: null })).toMatchObject(days);
  });

  it('dated by instants has their days in India', async () => {
    const dates = { start: '2026-12-01T20:00:00.000Z', end: '2026-12-02T20:00:00.000Z' };
    expect(await nodeOf({ event_date: dates })).toMatchObject({
      startDate: '2026-12-02T11:00:00+05:30',
      endDate: '2026-12-03T16:00:00+05:30',
    });
  });

  it('without a price is marked as free', async () => {
    expect(await nodeOf({ price: null })).toMatchObject({ isAccessibleForFree: true, offers: { price: 0 } });
  });

  it('that is cancelled has that status and no offers', async () => {
    const node = await nodeOf({ cancelled: true });
    expect(node).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
    expect(node).not.toHaveProperty('offers');
  });

  it('that is completed has no offers', async () => {
    expect(await nodeOf({ status: 'Completed' })).not.toHaveProperty('offers');
  });

  it('without a date has no node', async () => {
    expect(await nodeOf({ event_date: { start: null, end: null } })).toBeUndefined();
  });

  it('is marked as a sample only when it is one', async () => {
    expect(await nodeOf({ sample: true })).toHaveProperty('disambiguatingDescription');
    expect(await nodeOf({ sample: false })).not.toHaveProperty('disambiguatingDescription');
  });

  it.each([
    ['failed', { state: 'failed', status: 503, message: 'down' }],
    ['is pending', Promise.resolve(ready({ event, artist: null }).page)],
  ])('whose data %s still has a page with a title', async (_, data) => {
    const page = await pageTags('/events/:id', { data: { page: data } });
    expect(page.title).toBe('Event · Kalavithi');
    expect(page.ofType('Event')).toEqual([]);
  });
});

describe('link lists', () => {
  it.each([
    ['/events', [event.event_title, 'Past'], [`/events/${event._id}`, '/events/past']],
    ['/events/upcoming', [event.event_title], [`/events/${event._id}`]],
    ['/events/completed', ['Past'], ['/events/past']],
    ['/artists', [artist.title], [`/artists/${artist._id}`]],
  ])('%s links to each entry', async (file, names, paths) => {
    const rows = (await pageTags(file)).ofType('ItemList')[0]?.['itemListElement'] as Node[];
    expect(rows.map(({ name }) => name)).toEqual(names);
    expect(rows.map(({ url }) => url)).toEqual(paths.map((path) => `${publicUrl}${path}`));
    expect(rows.map(({ position }) => position)).toEqual(names.map((_, index) => index + 1));
  });
});

describe('a further page of a list', () => {
  it.each(['/events', '/events/upcoming', '/events/completed'])(
    '%s has a title, a description and an address of its own',
    async (file) => {
      const [first, second] = [await pageTags(file), await pageTags(file, { page: '2' })];
      expect(second.canonical).toBe(`${first.canonical}/page/2`);
      expect(second.title).toBe(first.title.replace(' ·', ', page 2 ·'));
      expect(second.content('description')).not.toBe(first.content('description'));
    },
  );
});

describe('an artist', () => {
  it('is a person with works', async () => {
    const page = await pageTags('/artists/:id');
    const [person] = page.ofType('Person');
    expect(person).toMatchObject({
      name: artist.title,
      alternateName: artist.hi,
      description: artist.description,
      url: `${publicUrl}/artists/${artist._id}`,
      image: `${publicUrl}${pictureAddress(artist.image.picture)}`,
      homeLocation: { '@type': 'Place', name: artist.region },
      disambiguatingDescription: expect.stringContaining('not real'),
    });
    const works = page.ofType('VisualArtwork');
    expect(works.map(({ name }) => name)).toEqual(artist.works.map(({ name }) => name));
    for (const [index, work] of works.entries())
      expect(work).toMatchObject({
        creator: { '@id': person?.['@id'] },
        artform: artist.tradition,
        image: `${publicUrl}${pictureAddress(artist.works[index]!.picture)}`,
      });
  });
});
