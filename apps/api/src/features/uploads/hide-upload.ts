import type { Deps } from '../../deps.ts';
import { done, refuse, type Outcome } from '../../platform/http/outcome.ts';
import { hashPattern } from './picture-names.ts';
import { hashOfUpload, setHidden } from './uploads.queries.ts';

/**
 * Takes a picture out of the gallery and off its addresses, or brings it back. It goes by the content: every upload of the picture is
 * hidden, and nobody can upload it again while it is. The files stay.
 * @param input `reference` is the id of an upload, or the hash in the picture's address
 */
export async function hideUpload(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { reference, hidden }: { reference: string; hidden: boolean },
): Promise<Outcome<{ hash: string }, 'not-found'>> {
  const hash = hashPattern.test(reference) ? reference : await hashOfUpload(db, reference);
  const found = hash !== null && (await setHidden(db, hash, hidden ? clock.now().toISOString() : null));
  return found ? done({ hash }) : refuse('not-found');
}
