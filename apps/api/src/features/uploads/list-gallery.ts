import { uploads as rules } from '@kalavithi/contract/constants';
import type { GalleryItem } from '@kalavithi/contract/gallery-item';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { done, refuse, type Outcome } from '../../platform/outcome.ts';
import { galleryItem } from './picture-names.ts';
import { visibleUploads, type GalleryPosition } from './uploads.queries.ts';

export interface GalleryPage {
  items: GalleryItem[];
  /** Where the next page begins; null when this is the last. */
  next: string | null;
}

/** Times are compared as text, so they must have the stored format. */
const Position = z.tuple([z.iso.datetime({ precision: 3 }), z.string().min(1).max(64)]);

/** One page of the gallery, newest first, without pictures that are hidden or wait for approval. */
export const listGallery = async (
  { db }: Pick<Deps, 'db'>,
  { cursor }: { cursor?: string | undefined },
): Promise<Outcome<GalleryPage, 'invalid'>> => {
  const after = cursor === undefined ? null : readCursor(cursor);
  if (after === undefined) return refuse('invalid');
  // One more than a page shows whether another follows.
  const rows = await visibleUploads(db, after, rules.pageSize + 1).execute();
  const page = rows.slice(0, rules.pageSize);
  const last = page.at(-1);
  const next = rows.length > page.length && last !== undefined ? writeCursor(last) : null;
  return done({ items: page.map(galleryItem), next });
};

const writeCursor = (row: { created_at: string; id: string }): string =>
  Buffer.from(JSON.stringify([row.created_at, row.id])).toString('base64url');

/** Undefined for an invalid cursor. */
const readCursor = (text: string): GalleryPosition | undefined => {
  try {
    const [createdAt, id] = Position.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    return { createdAt, id };
  } catch {
    return undefined;
  }
};
