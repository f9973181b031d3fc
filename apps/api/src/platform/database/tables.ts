import type { Generated } from 'kysely';

/**
 * The rows of the database. Portable types only: text, whole numbers, null. Times are ISO 8601 in UTC with milliseconds, as
 * `Date.toISOString` writes them, so that text order is time order; truth is 1 or 0; lists are JSON text.
 * A feature may add its own table from its own file: `declare module '…/platform/database/tables.ts' { interface Tables { … } }`.
 */
export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  codes: CodesTable;
  limits: LimitsTable;
  carts: CartsTable;
  events: EventsTable;
  event_registrations: EventRegistrationsTable;
  artists: ArtistsTable;
  facts: FactsTable;
}

export interface UsersTable {
  id: string;
  name: string;
  /** As the person wrote it; mail goes there. */
  email: string;
  /** The same in lower case: what is compared. Unique. */
  email_key: string;
  /** Argon2id in PHC format. */
  password_hash: string;
  /** Counts the changes of the password. A session and a known device hold for the epoch in which they began. */
  password_epoch: Generated<number>;
  verified_at: string | null;
  created_at: string;
}

export interface SessionsTable {
  /** Keyed hash of the token in the cookie. */
  id: string;
  user_id: string;
  /** The epoch of the password it began with; another one than the account's ends it. */
  password_epoch: Generated<number>;
  created_at: string;
  extended_at: string;
  expires_at: string;
}

export interface CodesTable {
  purpose: string;
  /** Keyed hash of the address the code was asked for, so that an unknown address leaves the same traces as a known one. */
  account: string;
  /** Keyed hash of the token of the browser that asked; empty where the session shows who asks. */
  asker: string;
  /** Keyed hash over purpose, account and code. */
  mac: string;
  /** Tries by the asker. */
  attempts: number;
  expires_at: string;
}

export interface LimitsTable {
  /** Name of the limit and a keyed hash of what it counts. */
  key: string;
  points: number;
  window_ends_at: string;
}

export interface CartsTable {
  user_id: string;
  version: number;
  /** JSON list of catalogue ids in the order of the cart. */
  items: string;
  updated_at: string;
}

export interface EventsTable {
  id: string;
  event_title: string;
  hi: string | null;
  organized_by: string;
  description: string;
  artist_name: string;
  artist_bio: string | null;
  /** Calendar days of Asia/Kolkata. */
  start_date: string | null;
  end_date: string | null;
  event_time: string | null;
  location: string;
  activity: string | null;
  /** Whole rupees; null when free. */
  price: number | null;
  /** JSON. */
  testimonials: string;
  /** JSON. */
  videos: string;
  images_count: number;
  sample: number;
}

export interface EventRegistrationsTable {
  user_id: string;
  event_id: string;
  created_at: string;
}

export interface ArtistsTable {
  id: string;
  /** Where the artist stands in the list. */
  position: number;
  title: string;
  hi: string | null;
  tradition: string;
  region: string;
  description: string;
  /** JSON list of works without their pictures. */
  works: string;
  sample: number;
}

/** What the database knows of itself, such as the day of its first start. */
export interface FactsTable {
  name: string;
  value: string;
}
