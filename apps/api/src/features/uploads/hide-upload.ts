import type { Deps } from '../../deps.ts';
import { done, refuse, type Outcome } from '../../platform/outcome.ts';
import { hashOfReference } from './reference.ts';
import { setApproved, setHidden } from './uploads.queries.ts';

/**
 * Takes a picture out of the gallery and off its addresses, or brings it back. It goes by the content: every upload of the picture is
 * hidden, and nobody can upload it again while it is, not even when its uploads have gone with their accounts. The files stay as long as
 * there are uploads.
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

/** Lets a picture that waits for approval be shown; one that was approved before stays so. */
export const approveUpload = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { reference }: { reference: string },
): Promise<Outcome<{ hash: string }, 'not-found'>> => {
  const hash = await hashOfReference(db, reference);
  const found = hash !== null && (await setApproved(db, hash, clock.now().toISOString()));
  return found ? done({ hash }) : refuse('not-found');
};
