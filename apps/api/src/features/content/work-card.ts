import { createHash } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { SizeError } from '../../platform/images/sizer.ts';

/** Cards of works begin with this in the store, which keeps them from uploads. */
const keyPrefix = 'content-card-';

/**
 * The card of a work for shared links: a JPEG of 1200 by 630 pixels that shows the picture on a
 * ground of its own colour. It is made when it is first asked for, and then stored. Null when there
 * is no such work, or its picture can't be decoded.
 */
export const openWorkCard = async (
  { content, files, sizer, log }: Pick<Deps, 'content' | 'files' | 'sizer' | 'log'>,
  id: string,
): Promise<{ tag: string; bytes: Uint8Array<ArrayBuffer> } | null> => {
  const { workById, pictureFiles } = content.current();
  const picture = workById.get(id)?.picture;
  const file = pictureFiles.get(id);
  if (!picture || file === undefined) return null;
  const tag = createHash('sha256').update(`${picture.path} ${picture.version}`).digest('hex').slice(0, 32);
  const key = `${keyPrefix}${tag}.jpg`;
  const stored = await files.get(key);
  if (stored) return { tag, bytes: new Uint8Array(await new Response(stored.body).arrayBuffer()) };
  try {
    const ending = `-card-${picture.colour.slice(1)}.jpg`;
    const bytes = await sizer.make({ file, hash: null, ending }, { urgent: true });
    await files.put(key, bytes, 'image/jpeg');
    return { tag, bytes };
  } catch (error) {
    if (!(error instanceof SizeError)) throw error;
    log.error({ err: error }, 'the card of a work could not be made');
    return null;
  }
};
