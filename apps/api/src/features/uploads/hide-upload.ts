import type { Deps } from '../../deps.ts';
import { done, refuse, type Outcome } from '../../platform/outcome.ts';
import { hashOfReference } from './reference.ts';
import { setApproved, setHidden } from './uploads.queries.ts';

/**
 * Hides a picture from the gallery and its URLs, or shows it again. It applies to the content: all
 * uploads of the picture are hidden, and it can't be uploaded again, even after its uploads are
 * deleted. The files stay as long as there are uploads.
 * @param input `reference` is the id of an upload, or a hash or address of the picture
 */
export const hideUpload = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { reference, hidden }: { reference: string; hidden: boolean },
): Promise<Outcome<{ hash: string }, 'not-found'>> => {
  const hash = await hashOfReference(db, reference);
  const found = hash !== null && (await setHidden(db, hash, hidden ? clock.now().toISOString() : null));
  return found ? done({ hash }) : refuse('not-found');
};

/** Approves a picture that waits for approval. */
export const approveUpload = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { reference }: { reference: string },
): Promise<Outcome<{ hash: string }, 'not-found'>> => {
  const hash = await hashOfReference(db, reference);
  const found = hash !== null && (await setApproved(db, hash, clock.now().toISOString()));
  return found ? done({ hash }) : refuse('not-found');
};
