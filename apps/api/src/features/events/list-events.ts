import { eventsPageSize, timeZone } from '@kalavithi/contract/constants';
import { EventStatus, eventStatuses, type EventsQuery, type EventSummary } from '@kalavithi/contract/event';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { addDays, dayIn } from '../../platform/clock.ts';
import { done, refuse, type Outcome } from '../../platform/outcome.ts';
import { toEventSummary } from './event-view.ts';
import {
  countSection,
  eventsById,
  eventsInSection,
  positionInSection,
  type EventPosition,
  type EventSummaryRow,
} from './events.queries.ts';

export interface EventsPage {
  events: EventSummary[];
  /** Cursor of the next page; null on the last. */
  next: string | null;
}

/** Where a page starts: in a section, after `after` or at the section’s first event. */
interface PageStart {
  /**
   * The day that separates the sections. The cursor keeps it, so that midnight moves no event
   * between pages.
   */
  day: string;
  status: EventStatus;
  after: EventPosition | null;
}

/** PostgreSQL rejects text with the character NUL. */
const storableText = z.string().regex(/^[^\0]{1,100}$/);

const Cursor = z.tuple([z.iso.date(), EventStatus, storableText, storableText]);

const writeCursor = (day: string, status: EventStatus, row: EventPosition): string =>
  Buffer.from(JSON.stringify([day, status, row.startKey, row.id])).toString('base64url');

/** Null when {@link writeCursor} did not write it. A day before yesterday is replaced by today. */
const readCursor = (text: string, today: string): PageStart | null => {
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

/** The start of a numbered page; null when the list ends before it. */
const startOfPage = async (
  db: Db,
  { sections, day, page }: { sections: readonly EventStatus[]; day: string; page: number },
): Promise<PageStart | null> => {
  const [first = 'Upcoming'] = sections;
  if (page === 1) return { day, status: first, after: null };
  let skipped = (page - 1) * eventsPageSize;
  for (const status of sections) {
    const after = await positionInSection(db, { status, day }, skipped - 1);
    if (after) return { day, status, after };
    skipped -= await countSection(db, { status, day });
  }
  return null;
};

/** One page of events: upcoming ones soonest first, then completed ones, latest first. */
export const listEvents = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { status, cursor, page }: EventsQuery,
): Promise<Outcome<EventsPage, 'invalid'>> => {
  const today = dayIn(timeZone, clock.now());
  const sections = status === undefined ? eventStatuses : [status];
  const start =
    cursor === undefined
      ? await startOfPage(db, { sections, day: today, page: Number(page ?? 1) })
      : readCursor(cursor, today);
  if (!start) return cursor === undefined ? done({ events: [], next: null }) : refuse('invalid');
  const firstSection = sections.indexOf(start.status);
  if (firstSection < 0) return refuse('invalid');

  // One row more than a page tells whether another page follows.
  const rows: (EventSummaryRow & EventPosition & { section: EventStatus })[] = [];
  for (const section of sections.slice(firstSection)) {
    const after = section === start.status ? start.after : null;
    const limit = eventsPageSize + 1 - rows.length;
    if (limit === 0) break;
    const more = await eventsInSection(db, { status: section, day: start.day }, { after, limit }).execute();
    rows.push(...more.map((row) => ({ ...row, section })));
  }
  const shown = rows.slice(0, eventsPageSize);
  const last = shown.at(-1);
  return done({
    events: shown.map((row) => toEventSummary(row, today)),
    next: last && rows.length > shown.length ? writeCursor(start.day, last.section, last) : null,
  });
};

/** The events with these ids, the first day first; unknown ids are left out. */
export const eventsWithIds = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  ids: readonly string[],
): Promise<EventSummary[]> => {
  if (ids.length === 0) return [];
  const today = dayIn(timeZone, clock.now());
  return (await eventsById(db, ids)).map((row) => toEventSummary(row, today));
};
