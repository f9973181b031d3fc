import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { eventOf, site } from '../../testing/content';
import { eventListAt } from './event-lists';
import { EventsView } from './events-view';
import { EventPage } from './event-page';
import type { EventsPage } from './load-events';
import type { Loaded } from '../../lib/loading/loaded';

/** The page as the server renders it. */
const documentOf = (element: React.ReactNode): string => {
  const Stub = createRoutesStub([
    { id: 'root', path: '/', loader: () => null, children: [{ index: true, Component: () => element }] },
  ]);
  const root = { apiUrl: null, publicUrl: 'https://kalavithi.example', site };
  return renderToStaticMarkup(<Stub initialEntries={['/']} hydrationData={{ loaderData: { root } }} />);
};
const pageOf = (page: number, hasNext: boolean): Loaded<EventsPage> => ({
  state: 'loaded',
  value: { events: [eventOf()], page, hasNext },
});
const listOf = (events: Loaded<EventsPage>) =>
  documentOf(<EventsView list={eventListAt('/events/upcoming')} events={events} />);
const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)]
    .map(([, href, text = '']) => [text.replaceAll(/<[^>]*>/g, ''), href])
    .filter(([text]) => text?.endsWith('page'));

describe('a list of several pages', () => {
  it('has links to the pages before and after', () => {
    expect(linksOf(listOf(pageOf(1, true)))).toEqual([['Next page', '/events/upcoming/page/2']]);
    expect(linksOf(listOf(pageOf(2, true)))).toEqual([
      ['Previous page', '/events/upcoming'],
      ['Next page', '/events/upcoming/page/3'],
    ]);
    expect(linksOf(listOf(pageOf(3, false)))).toEqual([['Previous page', '/events/upcoming/page/2']]);
  });

  it('has no navigation when there is one page', () => {
    const html = listOf(pageOf(1, false));
    expect(html).toContain(eventOf().event_title);
    expect(html).not.toContain('<nav');
  });

  it('marks a cancelled event', () => {
    const events = [eventOf({ cancelled: true })];
    expect(listOf({ state: 'loaded', value: { events, page: 1, hasNext: false } })).toContain('Cancelled');
  });

  it('links from a missing page to the first', () => {
    const html = listOf({ state: 'failed', status: 404, message: 'There is no such page.', missing: true });
    expect(html).toContain('There are no events on this page.');
    expect(linksOf(html)).toEqual([['First page', '/events/upcoming']]);
    expect(html).not.toContain('Try again');
  });

  it('is empty with a retry when the API has no list', () => {
    const html = listOf({ state: 'failed', status: 404, message: 'Not found.' });
    expect(html).toContain('No upcoming events found.');
    expect(html).toContain('Try again');
    expect(html).not.toContain('no such page');
  });
});

describe('dates that are instants', () => {
  const dates = { start: '2026-01-14T20:00:00.000Z', end: '2026-01-14T20:00:00.000Z' };
  const odd = { start: 'soon', end: null };

  it('are shown as days in India', () => {
    const events = [eventOf({ event_date: dates })];
    const list = listOf({ state: 'loaded', value: { events, page: 1, hasNext: false } });
    expect(list).toContain('15 January 2026');
    const details = { event: eventOf({ event_date: dates }), artist: null };
    expect(documentOf(<EventPage details={{ state: 'loaded', value: details }} />)).toContain(
      '15 January 2026',
    );
  });

  it('are shown as not specified when invalid, without a calendar', () => {
    const event = { ...eventOf(), event_date: odd };
    const list = listOf({ state: 'loaded', value: { events: [event], page: 1, hasNext: false } });
    expect(list).toContain('Not specified');
    const html = documentOf(<EventPage details={{ state: 'loaded', value: { event, artist: null } }} />);
    expect(html).toContain('Not specified');
    expect(html).not.toContain('Add to calendar');
  });
});

describe('a cancelled event', () => {
  it('has a notice, and neither registration nor calendar', () => {
    const details = { event: eventOf({ cancelled: true }), artist: null };
    const html = documentOf(<EventPage details={{ state: 'loaded', value: details }} />);
    expect(html).toContain('This event does not take place.');
    expect(html).not.toContain('Register');
    expect(html).not.toContain('Add to calendar');
  });
});
