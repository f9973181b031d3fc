import { useRootData } from '../lib/loading/site';
import { pictureSources } from '../lib/format/picture-sources';
import { Picture } from '../ui/picture';
import { pageWideOnPhone } from '../styles/picture-sizes';

/** The drawing of the bricked-up door. */
export function NotFoundPicture() {
  const picture = useRootData()?.site.pictures.lost;
  return (
    picture && (
      <Picture sources={pictureSources(picture)} sizes={`${pageWideOnPhone}, 34rem`} priority="first" />
    )
  );
}
