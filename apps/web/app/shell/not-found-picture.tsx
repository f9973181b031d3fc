import { useRootData } from '../lib/loading/site';
import { pictureSources } from '../lib/format/picture-sources';
import { Picture } from '../ui/picture';
import { tablet } from '../styles/breakpoints';

/** The bricked-up door, and who found it so. */
export function NotFoundPicture() {
  const picture = useRootData()?.site.pictures.lost;
  return (
    picture && <Picture sources={pictureSources(picture)} sizes={`${tablet} 62vw, 34rem`} priority="first" />
  );
}
