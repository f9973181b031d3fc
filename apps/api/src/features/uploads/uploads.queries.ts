import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    pictures: PicturesTable;
    uploads: UploadsTable;
  }
}

/** A picture whose files are kept, once for each content. */
interface PicturesTable {
  /** SHA-256 of the full size, in hexadecimal; names its files. */
  hash: string;
  width: number;
  height: number;
  hidden_at: string | null;
}

/** That somebody uploaded a picture; at most once for each person and picture. */
interface UploadsTable {
  id: string;
  user_id: string;
  hash: string;
  created_at: string;
}

/** An upload together with its picture. */
export interface UploadRow {
  id: string;
  created_at: string;
  hash: string;
  width: number;
  height: number;
}

/** Where a page of the gallery begins: after the upload with this time and id. */
export interface GalleryPosition {
  createdAt: string;
  id: string;
}

/**
 * Makes the picture's row, or keeps the one there is, and holds it until the transaction ends: from here on nobody else adds or removes
 * an upload of this picture.
 * @returns since when the picture is hidden; null when it is not
 */
export async function claimPicture(
  db: Transaction<Tables>,
  picture: { hash: string; width: number; height: number },
): Promise<string | null> {
  const { hash, width, height } = picture;
  const row = await db
    .insertInto('pictures')
    .values({ hash, width, height, hidden_at: null })
    // Changes nothing, but locks the row where "do nothing" would not.
    .onConflict((conflict) =>
      conflict.column('hash').doUpdateSet((eb) => ({ hash: eb.ref('excluded.hash') })),
    )
    .returning('hidden_at')
    .executeTakeFirstOrThrow();
  return row.hidden_at;
}

/** Holds the picture's row like {@link claimPicture}; false when there is none. */
export async function holdPicture(db: Transaction<Tables>, hash: string): Promise<boolean> {
  const row = await db
    .updateTable('pictures')
    .set((eb) => ({ hash: eb.ref('hash') }))
    .where('hash', '=', hash)
    .returning('hash')
    .executeTakeFirst();
  return row !== undefined;
}

export async function forgetPicture(db: Transaction<Tables>, hash: string): Promise<void> {
  await db.deleteFrom('pictures').where('hash', '=', hash).execute();
}

/** Adds the upload unless this user has uploaded this picture before, and answers the one that stands. */
export async function addUpload(
  db: Transaction<Tables>,
  upload: { id: string; userId: string; hash: string; createdAt: string },
): Promise<UploadRow> {
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
}

/** The newest visible uploads, or those that follow a position. */
export async function visibleUploads(
  db: Kysely<Tables>,
  after: GalleryPosition | null,
  limit: number,
): Promise<UploadRow[]> {
  return uploadsWithPictures(db)
    .where('pictures.hidden_at', 'is', null)
    .$if(after !== null, (query) =>
      query.where((eb) =>
        eb.or([
          eb('uploads.created_at', '<', after!.createdAt),
          eb.and([eb('uploads.created_at', '=', after!.createdAt), eb('uploads.id', '<', after!.id)]),
        ]),
      ),
    )
    .orderBy('uploads.created_at', 'desc')
    .orderBy('uploads.id', 'desc')
    .limit(limit)
    .execute();
}

/** Whether the picture is to be seen: uploaded by somebody and not hidden. */
export async function isVisible(db: Kysely<Tables>, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('pictures')
    .select('hash')
    .where('hash', '=', hash)
    .where('hidden_at', 'is', null)
    .where((eb) =>
      eb.exists(eb.selectFrom('uploads').select('id').whereRef('uploads.hash', '=', 'pictures.hash')),
    )
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether anybody's upload still shows the picture. */
export async function isUploaded(db: Kysely<Tables>, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('uploads')
    .select('id')
    .where('hash', '=', hash)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The content that an upload shows. */
export async function hashOfUpload(db: Kysely<Tables>, id: string): Promise<string | null> {
  const row = await db.selectFrom('uploads').select('hash').where('id', '=', id).executeTakeFirst();
  return row?.hash ?? null;
}

/** Drops one upload of a picture, or all of them when `id` is null. @returns how many there were */
export async function dropUploads(db: Transaction<Tables>, hash: string, id: string | null): Promise<number> {
  const dropped = await db
    .deleteFrom('uploads')
    .where('hash', '=', hash)
    .$if(id !== null, (query) => query.where('id', '=', id!))
    .returning('id')
    .execute();
  return dropped.length;
}

/** Hides the picture from `hiddenAt` on, or shows it again when that is null. @returns whether there is such a picture */
export async function setHidden(db: Kysely<Tables>, hash: string, hiddenAt: string | null): Promise<boolean> {
  const row = await db
    .updateTable('pictures')
    .set({ hidden_at: hiddenAt })
    .where('hash', '=', hash)
    .returning('hash')
    .executeTakeFirst();
  return row !== undefined;
}

const uploadsWithPictures = (db: Kysely<Tables>) =>
  db
    .selectFrom('uploads')
    .innerJoin('pictures', 'pictures.hash', 'uploads.hash')
    .select(['uploads.id', 'uploads.created_at', 'uploads.hash', 'pictures.width', 'pictures.height']);
