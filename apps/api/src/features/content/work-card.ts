import { createHash } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { openOrMake, type PictureSize } from './picture-sizes.ts';

/**
 * The card of a work for shared links: a JPEG of 1200 by 630 pixels that shows the picture on a
 * ground of its own colour. It is made when it is first asked for, and then stored. Null when there
 * is no such work, or its picture can't be decoded.
 */
export const openWorkCard = async (
  deps: Pick<Deps, 'content' | 'files' | 'sizer' | 'log'>,
  id: string,
): Promise<PictureSize | null> => {
  const { workById, pictureFiles } = deps.content.current();
  const picture = workById.get(id)?.picture;
  const file = pictureFiles.get(id);
  if (!picture || file === undefined) return null;
  const tag = createHash('sha256').update(`${picture.path} ${picture.version}`).digest('hex').slice(0, 32);
  const ending = `-card-${picture.colour.slice(1)}.jpg`;
  return openOrMake(deps, `card-${tag}.jpg`, { file, hash: null, ending });
};
