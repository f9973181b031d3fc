import type { Generated } from 'kysely';

/**
 * The rows of the database. Portable types only: text, whole numbers, null. Times are ISO 8601 in
 * UTC with milliseconds, as `Date.toISOString` writes them, so that text order is time order; truth
 * is 1 or 0; lists are JSON text.
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
  works: WorksTable;
}

export interface UsersTable {
  id: string;
  name: string;
  /** As the user wrote it; mail goes there. */
  email: string;
  /** The same in lower case, for comparison. Unique. */
  email_key: string;
  /** Argon2id in PHC format. */
  password_hash: string;
  /** Counts changes of the password. Sessions and known devices are valid in their epoch only. */
  password_epoch: Generated<number>;
  verified_at: string | null;
  created_at: string;
}

interface SessionsTable {
  /** Keyed hash of the token in the cookie. */
  id: string;
  user_id: string;
  /** The epoch of the password it began with; it ends when the account's differs. */
  password_epoch: Generated<number>;
  created_at: string;
  extended_at: string;
  expires_at: string;
}

export interface CodesTable {
  purpose: string;
  /** Keyed hash of the address; unknown ones leave the same traces as known ones. */
  account: string;
  /** Keyed hash of the requesting browser's token; empty for requests with a session. */
  asker: string;
  /** Keyed hash over purpose, account and code. */
  mac: string;
  /** Tries by the asker. */
  attempts: number;
  expires_at: string;
}

interface LimitsTable {
  /** Name of the limit and a keyed hash of what it counts. */
  key: string;
  points: number;
  window_ends_at: string;
}

interface CartsTable {
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

interface EventRegistrationsTable {
  user_id: string;
  event_id: string;
  created_at: string;
}

export interface ArtistsTable {
  id: string;
  /** Order in the list. */
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
  /** When the operator hid it; null when it is not hidden. */
  hidden_at: string | null;
  /** When it was approved; null while it waits for the operator's approval. */
  approved_at: string | null;
  /** Size of all its files; null until a sweep measures a picture stored by an older version. */
  bytes: number | null;
  /**
   * When the removal of its files began. Such a row has no uploads, and blocks new ones until the
   * files are deleted, so that no upload is ever left without its files.
   */
  removing_since: string | null;
}

/** An upload of a picture; at most one for each user and picture. */
interface UploadsTable {
  id: string;
  user_id: string;
  hash: string;
  created_at: string;
}

/** Facts about the database, such as the day of its first start. */
interface FactsTable {
  name: string;
  value: string;
}

/** Queued mail. Rows are deleted when it was sent, rejected or has expired. */
export interface MailsTable {
  /** Keyed hash of topic and address: a newer mail replaces a queued one. */
  topic: string;
  id: string;
  /** The mail as JSON, encrypted under `AUTH_SECRET`: it carries a one-time code. */
  body: string;
  /** Attempts begun. */
  attempts: number;
  /** When it may be sent; during an attempt, when the lease ends. */
  due_at: string;
  expires_at: string;
}

/** The last names of works that are or were for sale, for carts that hold one which is gone. */
export interface WorksTable {
  id: string;
  name: string;
  hi: string;
}
