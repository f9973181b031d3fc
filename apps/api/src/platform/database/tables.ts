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
  pictures: PicturesTable;
  uploads: UploadsTable;
  facts: FactsTable;
  mails: MailsTable;
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
  sample: number;
  /** The featured artist; null for another one. */
  artist_id: string | null;
  /** Minutes after midnight in India, the end past midnight if need be; null when the event names no times. */
  start_minutes: number | null;
  end_minutes: number | null;
  /** A picture of the contract as JSON; null when there is none. */
  banner: string | null;
  /** JSON list of pictures; null for none. */
  pictures: string | null;
  /** Gone from the content folder while people are registered for it. */
  cancelled: Generated<number>;
  /** Whether the row is the content folder's. Rows that an operator inserted herself are left alone. */
  from_content: Generated<number>;
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
  /** JSON list of works. */
  works: string;
  sample: number;
  /** A picture of the contract as JSON; an artist without one is not shown. */
  picture: string | null;
  /** As in {@link EventsTable}. */
  from_content: Generated<number>;
}

/** A picture whose files are kept, once for each content. */
export interface PicturesTable {
  /** SHA-256 of the full size, in hexadecimal; names its files. */
  hash: string;
  width: number;
  height: number;
  /** Since when the operator has hidden it; null when it is not hidden. */
  hidden_at: string | null;
  /** Since when it may be shown; null while it waits for the operator's approval. */
  approved_at: string | null;
  /** Size of all its files together; null when it was stored before sizes were kept, until a sweep has measured it. */
  bytes: number | null;
  /**
   * Since when its files are being deleted. Such a row has no uploads. It keeps the same picture from being uploaded until the files are
   * gone, so that no upload is ever left without its files.
   */
  removing_since: string | null;
}

/** That somebody uploaded a picture; at most once for each person and picture. */
export interface UploadsTable {
  id: string;
  user_id: string;
  hash: string;
  created_at: string;
}

/** What the database knows of itself, such as the day of its first start. */
export interface FactsTable {
  name: string;
  value: string;
}

/** Mail that waits to be sent. Rows vanish when it was sent, was refused for good, or is of no more use. */
export interface MailsTable {
  /** Keyed hash of what the mail is about and of its address: a newer mail replaces the one that waits. */
  topic: string;
  id: string;
  /** The mail as JSON, encrypted under `AUTH_SECRET`: it carries a one-time code. */
  body: string;
  /** How often sending it was begun. */
  attempts: number;
  /** When anybody may try to send it; while an attempt is under way, when its lease ends. */
  due_at: string;
  expires_at: string;
}
