import { createHash } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { openOrMake, type PictureSize } from './picture-sizes.ts';

type CardDeps = Pick<Deps, 'content' | 'files' | 'sizer' | 'log'>;

/** The picture of a work, its largest file, and a tag that changes with it. */
const findPicture = ({ content }: CardDeps, id: string) => {
  const { workById, pictureFiles } = content.current();
  const picture = workById.get(id)?.picture;
  const file = pictureFiles.get(id);
  if (!picture || file === undefined) return null;
  const tag = createHash('sha256').update(`${picture.path} ${picture.version}`).digest('hex').slice(0, 32);
  return { picture, file, tag };
};

/**
 * The card of a work for shared links: a JPEG of 1200 by 630 pixels that shows the picture on a
 * ground of its own colour. It is made when it is first asked for, and then stored. Null when there
 * is no such work, or its picture can't be decoded.
 */
export const openWorkCard = async (deps: CardDeps, id: string): Promise<PictureSize | null> => {
  const found = findPicture(deps, id);
  if (!found) return null;
  const { picture, file, tag } = found;
  const ending = `-card-${picture.colour.slice(1)}.jpg`;
  return openOrMake(deps, `card-${tag}.jpg`, { file, hash: null, ending });
};

/** The picture of a work to keep, a JPEG of the largest size there is; made and stored like its card. */
export const openWorkDownload = async (deps: CardDeps, id: string): Promise<PictureSize | null> => {
  const found = findPicture(deps, id);
  return (
    found && openOrMake(deps, `whole-${found.tag}.jpg`, { file: found.file, hash: null, ending: '.jpg' })
  );
};
