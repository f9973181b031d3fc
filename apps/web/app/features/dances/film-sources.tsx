import { filmAddress } from '@kalavithi/contract/media';
import type { Film } from '@kalavithi/contract/picture';

/** The files of a film for a video element, the lighter format first. */
export function FilmSources({ film }: { film: Film }) {
  return (['webm', 'mp4'] as const).map((format) => (
    <source key={format} src={filmAddress(film, format)} type={`video/${format}`} />
  ));
}
