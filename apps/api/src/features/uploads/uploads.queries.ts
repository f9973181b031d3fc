import { sql, type Kysely, type Transaction } from 'kysely';
import type { PicturesTable, Tables } from '../../platform/database/tables.ts';

/** An upload together with its picture. */
export interface UploadRow {
  id: string;
  created_at: string;
  hash: string;
  width: number;
  height: number;
}

/** A page of the gallery begins after the upload with this time and id. */
export interface GalleryPosition {
  createdAt: string;
  id: string;
}

/**
 * Inserts or updates the picture's row and locks it until the transaction ends: until then no one
 * else adds or removes an upload of this picture. A removal that began before `staleBefore` is
 * ended; a younger one stays marked, and the caller must wait.
 */
export const claimPicture = async (
  db: Transaction<Tables>,
  picture: { hash: string; width: number; height: number; bytes: number; approvedAt: string | null },
  staleBefore: string,
): Promise<Pick<PicturesTable, 'hidden_at' | 'approved_at' | 'removing_since'>> => {
  const { hash, width, height, bytes, approvedAt } = picture;
  return db
    .insertInto('pictures')
    .values({
      hash,
      width,
      height,
      bytes,
      approved_at: approvedAt,
      hidden_at: null,
      removing_since: null,
    })
    .onConflict((conflict) =>
      conflict.column('hash').doUpdateSet((eb) => ({
        width: eb.ref('excluded.width'),
        height: eb.ref('excluded.height'),
        bytes: eb.ref('excluded.bytes'),
        approved_at: eb.fn.coalesce('pictures.approved_at', 'excluded.approved_at'),
        removing_since: sql<
          string | null
        >`case when pictures.removing_since < ${staleBefore} then null else pictures.removing_since end`,
      })),
    )
    .returning(['hidden_at', 'approved_at', 'removing_since'])
    .executeTakeFirstOrThrow();
};

/** The row of files without an upload. */
const unusedPicture = {
  width: 0,
  height: 0,
  bytes: 0,
  approved_at: null,
  hidden_at: null,
  removing_since: null,
};

/**
 * Marks a picture whose files are to be deleted, with or without a row, unless it has an upload or
 * was marked after `staleBefore`.
 * @returns whether the caller may delete it
 */
export const claimForRemoval = async (
  db: Transaction<Tables>,
  hash: string,
  { since, staleBefore }: { since: string; staleBefore: string },
): Promise<boolean> => {
  // Locks the row first, so that no upload is added after the check.
  const { removing_since } = await db
    .insertInto('pictures')
    .values({ ...unusedPicture, hash })
    .onConflict((conflict) =>
      conflict.column('hash').doUpdateSet((eb) => ({ hash: eb.ref('excluded.hash') })),
    )
    .returning('removing_since')
    .executeTakeFirstOrThrow();
  if (removing_since !== null && removing_since >= staleBefore) return false;
  if (await isUploaded(db, hash)) return false;
  await db.updateTable('pictures').set({ removing_since: since }).where('hash', '=', hash).execute();
  return true;
};

/** Locks the picture's row until the transaction ends; false when there is none. */
export const lockPicture = async (db: Transaction<Tables>, hash: string): Promise<boolean> => {
  const row = await db
    .updateTable('pictures')
    .set((eb) => ({ hash: eb.ref('hash') }))
    .where('hash', '=', hash)
    .returning('hash')
    .executeTakeFirst();
  return row !== undefined;
};

/**
 * Ends the caller's removal: deletes the picture's row. The row of a hidden picture stays without
 * bytes, as it blocks new uploads of it. A marked picture can't be hidden or shown, so the two
 * never conflict.
 */
export const deletePicture = async (db: Kysely<Tables>, hash: string, since: string): Promise<void> => {
  await db
    .updateTable('pictures')
    .set({ removing_since: null, bytes: 0 })
    .where('hash', '=', hash)
    .where('removing_since', '=', since)
    .where('hidden_at', 'is not', null)
    .execute();
  await db.deleteFrom('pictures').where('hash', '=', hash).where('removing_since', '=', since).execute();
};

/** Inserts a row for stored files without an upload, so that the sweep deletes them. */
export const insertUnusedPicture = async (db: Kysely<Tables>, hash: string): Promise<void> => {
  await db
    .insertInto('pictures')
    .values({ ...unusedPicture, hash })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
};

/** Whether the operator has hidden the picture, with or without uploads. */
export const isHidden = async (db: Kysely<Tables>, hash: string): Promise<boolean> => {
  const row = await db
    .selectFrom('pictures')
    .select('hash')
    .where('hash', '=', hash)
    .where('hidden_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
};

/** Inserts the upload unless this user has uploaded this picture before; returns the stored one. */
export const addUpload = async (
  db: Transaction<Tables>,
  upload: { id: string; userId: string; hash: string; createdAt: string },
): Promise<UploadRow> => {
  const { id, userId, hash, createdAt } = upload;
  await db
    .insertInto('uploads')
    .values({ id, user_id: userId, hash, created_at: createdAt })
    .onConflict((conflict) => conflict.columns(['user_id', 'hash']).doNothing())
    .execute();
  return uploadsWithPictures(db)
    .where('uploads.user_id', '=', userId)
    .where('uploads.hash', '=', hash)
    .executeTakeFirstOrThrow();
};

/** The newest visible uploads, or those after a position, by the index on time and id. */
export const visibleUploads = (db: Kysely<Tables>, after: GalleryPosition | null, limit: number) =>
  uploadsWithPictures(db)
    .where('pictures.hidden_at', 'is', null)
    .where('pictures.approved_at', 'is not', null)
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('uploads.created_at', 'uploads.id'),
          '<',
          eb.tuple(after?.createdAt ?? '', after?.id ?? ''),
        ),
      ),
    )
    .orderBy('uploads.created_at', 'desc')
    .orderBy('uploads.id', 'desc')
    .limit(limit);

/** Whether the picture is visible: uploaded, approved and not hidden. */
export const isVisible = async (db: Kysely<Tables>, hash: string): Promise<boolean> => {
  const row = await db
    .selectFrom('pictures')
    .select('hash')
    .where('hash', '=', hash)
    .where('hidden_at', 'is', null)
    .where('approved_at', 'is not', null)
    .where((eb) =>
      eb.exists(eb.selectFrom('uploads').select('id').whereRef('uploads.hash', '=', 'pictures.hash')),
    )
    .executeTakeFirst();
  return row !== undefined;
};

/** Whether the picture has an upload. */
export const isUploaded = async (db: Kysely<Tables>, hash: string): Promise<boolean> => {
  const row = await db
    .selectFrom('uploads')
    .select('id')
    .where('hash', '=', hash)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** The picture of an upload. */
export const hashOfUpload = async (db: Kysely<Tables>, id: string): Promise<string | null> => {
  const row = await db.selectFrom('uploads').select('hash').where('id', '=', id).executeTakeFirst();
  return row?.hash ?? null;
};

/** The pictures that a user has uploaded. */
export const hashesOfUser = async (db: Kysely<Tables>, userId: string): Promise<string[]> => {
  const rows = await db.selectFrom('uploads').select('hash').where('user_id', '=', userId).execute();
  return rows.map(({ hash }) => hash);
};

/** Deletes one upload of a picture, or all when `id` is null. @returns how many */
export const deleteUploads = async (
  db: Transaction<Tables>,
  hash: string,
  id: string | null,
): Promise<number> => {
  const dropped = await db
    .deleteFrom('uploads')
    .where('hash', '=', hash)
    .where((upload) => upload.and(id === null ? {} : { id }))
    .returning('id')
    .execute();
  return dropped.length;
};

/** Whether there is an account with this id. */
export const isAccount = async (db: Kysely<Tables>, userId: string): Promise<boolean> => {
  return (
    (await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()) !== undefined
  );
};

/**
 * Hides the picture, or shows it when `hiddenAt` is null.
 * @returns whether there is such a picture
 */
export const setHidden = async (
  db: Kysely<Tables>,
  hash: string,
  hiddenAt: string | null,
): Promise<boolean> => {
  const row = await db
    .updateTable('pictures')
    .set({ hidden_at: hiddenAt })
    .where('hash', '=', hash)
    .where('removing_since', 'is', null)
    .returning('hash')
    .executeTakeFirst();
  return row !== undefined;
};

/** Approves the picture unless it is already. @returns whether there is such a picture */
export const setApproved = async (db: Kysely<Tables>, hash: string, approvedAt: string): Promise<boolean> => {
  const row = await db
    .updateTable('pictures')
    .set((eb) => ({ approved_at: eb.fn.coalesce('approved_at', eb.val(approvedAt)) }))
    .where('hash', '=', hash)
    .where('removing_since', 'is', null)
    .returning('hash')
    .executeTakeFirst();
  return row !== undefined;
};

/** The bytes of one user's pictures, and of all pictures. */
export const storedBytes = async (
  db: Kysely<Tables>,
  userId: string,
): Promise<{ member: number; all: number }> => {
  const member = await db
    .selectFrom('uploads')
    .innerJoin('pictures', 'pictures.hash', 'uploads.hash')
    .select((eb) => eb.fn.sum<number | null>('pictures.bytes').as('bytes'))
    .where('uploads.user_id', '=', userId)
    .executeTakeFirst();
  const all = await db
    .selectFrom('pictures')
    .select((eb) => eb.fn.sum<number | null>('bytes').as('bytes'))
    .executeTakeFirst();
  return { member: Number(member?.bytes ?? 0), all: Number(all?.bytes ?? 0) };
};

/** Which of these pictures have a row. */
export const knownHashes = async (db: Kysely<Tables>, hashes: readonly string[]): Promise<Set<string>> => {
  if (hashes.length === 0) return new Set();
  const rows = await db.selectFrom('pictures').select('hash').where('hash', 'in', hashes).execute();
  return new Set(rows.map(({ hash }) => hash));
};

/**
 * Pictures without uploads, which a store failure or a deleted account leaves. Checks `limit`
 * pictures whose hash comes after `after`; `next` is null when there are no more. Hidden pictures
 * whose files are already deleted are left out.
 */
export const unusedPictures = async (
  db: Kysely<Tables>,
  after: string,
  limit: number,
): Promise<{ hashes: string[]; next: string | null }> => {
  const rows = await db
    .selectFrom('pictures')
    .leftJoin('uploads', 'uploads.hash', 'pictures.hash')
    .select([
      'pictures.hash',
      'pictures.hidden_at',
      'pictures.bytes',
      'pictures.removing_since',
      (eb) => eb.fn.count<number>('uploads.id').as('uploads'),
    ])
    .where('pictures.hash', 'in', (eb) =>
      eb.selectFrom('pictures').select('hash').where('hash', '>', after).orderBy('hash').limit(limit),
    )
    .groupBy('pictures.hash')
    .orderBy('pictures.hash')
    .execute();
  return {
    hashes: rows
      .filter((row) => {
        const isGone = row.hidden_at !== null && row.bytes === 0 && row.removing_since === null;
        return row.uploads === 0 && !isGone;
      })
      .map(({ hash }) => hash),
    next: rows.length < limit ? null : (rows.at(-1)?.hash ?? null),
  };
};

/** Pictures whose size in bytes is unknown. */
export const unmeasuredPictures = async (db: Kysely<Tables>, limit: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('pictures')
    .select('hash')
    .where('bytes', 'is', null)
    .limit(limit)
    .execute();
  return rows.map(({ hash }) => hash);
};

export const setBytes = async (db: Kysely<Tables>, hash: string, bytes: number): Promise<void> => {
  await db.updateTable('pictures').set({ bytes }).where('hash', '=', hash).execute();
};

/** A stored fact; null when there is none. */
export const factOf = async (db: Kysely<Tables>, name: string): Promise<string | null> => {
  const row = await db.selectFrom('facts').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? null;
};

export const setFact = async (db: Kysely<Tables>, name: string, value: string): Promise<void> => {
  await db
    .insertInto('facts')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
};

/** An upload with what an operator needs to moderate it. */
export interface UploadRecord extends UploadRow {
  email: string;
  user_id: string;
  hidden_at: string | null;
  approved_at: string | null;
  bytes: number | null;
}

const uploadRecords = (db: Kysely<Tables>) =>
  uploadsWithPictures(db)
    .innerJoin('users', 'users.id', 'uploads.user_id')
    .select([
      'users.email',
      'uploads.user_id',
      'pictures.hidden_at',
      'pictures.approved_at',
      'pictures.bytes',
    ])
    .orderBy('uploads.created_at', 'desc')
    .orderBy('uploads.id', 'desc');

/** The newest uploads, of all or of one state. */
export const newestRecords = (
  db: Kysely<Tables>,
  state: 'all' | 'hidden' | 'waiting',
  limit: number,
): Promise<UploadRecord[]> =>
  uploadRecords(db)
    .$if(state === 'hidden', (query) => query.where('pictures.hidden_at', 'is not', null))
    .$if(state === 'waiting', (query) => query.where('pictures.approved_at', 'is', null))
    .limit(limit)
    .execute();

/** Every upload of a picture. */
export const recordsOfPicture = (db: Kysely<Tables>, hash: string): Promise<UploadRecord[]> =>
  uploadRecords(db).where('uploads.hash', '=', hash).execute();

/** Every upload of a user. */
export const recordsOfUser = (db: Kysely<Tables>, userId: string): Promise<UploadRecord[]> =>
  uploadRecords(db).where('uploads.user_id', '=', userId).execute();

const uploadsWithPictures = (db: Kysely<Tables>) =>
  db
    .selectFrom('uploads')
    .innerJoin('pictures', 'pictures.hash', 'uploads.hash')
    .select(['uploads.id', 'uploads.created_at', 'uploads.hash', 'pictures.width', 'pictures.height']);
