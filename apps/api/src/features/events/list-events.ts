import { eventsPageSize, timeZone } from '@kalavithi/contract/constants';
import { EventStatus, eventStatuses, type EventsQuery, type EventSummary } from '@kalavithi/contract/event';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { addDays, dayIn } from '../../platform/clock.ts';
import { done, refuse, type Outcome } from '../../platform/outcome.ts';
import { toEventSummary } from './event-view.ts';
import {
  countSection,
  eventsInSection,
  positionInSection,
  type EventPosition,
  type EventSummaryRow,
} from './events.queries.ts';

export interface EventsPage {
  events: EventSummary[];
  /** Where the next page begins; null when this is the last. */
  next: string | null;
}

/** Where a page begins: in a section, after one of its events or at its first. */
interface Place {
  /** The day that divides upcoming from completed events, the same on all pages that one walks through, also past midnight. */
  day: string;
  status: EventStatus;
  after: EventPosition | null;
}

/** PostgreSQL takes any text but one with the character NUL. */
const storable = z.string().regex(/^[^\0]{1,100}$/);

const Cursor = z.tuple([z.iso.date(), EventStatus, storable, storable]);

const writeCursor = (day: string, status: EventStatus, row: EventPosition): string =>
  Buffer.from(JSON.stringify([day, status, row.startKey, row.id])).toString('base64url');

/** Null for a text that {@link writeCursor} has not written. A day that is long past gives way to today. */
const readCursor = (text: string, today: string): Place | null => {
  try {
    const [day, status, startKey, id] = Cursor.parse(
      JSON.parse(Buffer.from(text, 'base64url').toString('utf8')),
    );
    const isRecent = day === today || day === addDays(today, -1);
    return { day: isRecent ? day : today, status, after: { startKey, id } };
  } catch {
    return null;
  }
};

type Db = Deps['db'];

/** Where page `page` of a list over `sections` begins; null when the list ends before it. */
const placeOfPage = async (
  db: Db,
  { sections, day, page }: { sections: readonly EventStatus[]; day: string; page: number },
): Promise<Place | null> => {
  const [first = 'Upcoming'] = sections;
  if (page === 1) return { day, status: first, after: null };
  let before = (page - 1) * eventsPageSize;
  for (const status of sections) {
    const after = await positionInSection(db, { status, day }, before - 1);
    if (after) return { day, status, after };
    before -= await countSection(db, { status, day });
  }
  return null;
};

/** One page of events of a status or of all: upcoming ones soonest first, then completed ones, the latest first. */
export const listEvents = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { status, cursor, page }: EventsQuery,
): Promise<Outcome<EventsPage, 'invalid'>> => {
  const today = dayIn(timeZone, clock.now());
  const sections = status === undefined ? eventStatuses : [status];
  const place =
    cursor === undefined
      ? await placeOfPage(db, { sections, day: today, page: Number(page ?? 1) })
      : readCursor(cursor, today);
  if (!place) return cursor === undefined ? done({ events: [], next: null }) : refuse('invalid');
  const from = sections.indexOf(place.status);
  if (from < 0) return refuse('invalid');

  // One more than a page, to know whether another follows.
  const rows: (EventSummaryRow & EventPosition & { section: EventStatus })[] = [];
  for (const section of sections.slice(from)) {
    const after = section === place.status ? place.after : null;
    const limit = eventsPageSize + 1 - rows.length;
    if (limit === 0) break;
    const more = await eventsInSection(db, { status: section, day: place.day }, { after, limit }).execute();
    rows.push(...more.map((row) => ({ ...row, section })));
  }
  const shown = rows.slice(0, eventsPageSize);
  const last = shown.at(-1);
  return done({
    events: shown.map((row) => toEventSummary(row, today)),
    next: last && rows.length > shown.length ? writeCursor(place.day, last.section, last) : null,
  });
};
