import { workPath } from '@kalavithi/contract/links';
import { workCardAddress } from '@kalavithi/contract/media';
import type { WholeWork, Catalogue } from '@kalavithi/contract/work';
import type { MetaDescriptor } from 'react-router';
import type { PageData } from '../../lib/loading/loaded';
import { loadedValue } from '../../lib/loading/loaded';
import { pageMeta, type Matches } from '../../lib/seo/page-meta';
import { workJsonLd } from '../../lib/seo/structured-data';
import type { WorkPageData } from './load-work';
import { workTitle } from './work-title';
import { roomOfCatalogue } from './work-view';

interface WorkMetaArgs<Of extends Catalogue> {
  data: PageData<WorkPageData<Of>> | undefined;
  catalogue: Of;
  id: string;
  matches: Matches;
}

/** The meta tags of a work's page. */
export const workMeta = <Of extends Catalogue>({
  data,
  catalogue,
  id,
  matches,
}: WorkMetaArgs<Of>): MetaDescriptor[] => {
  const work: WholeWork | null = loadedValue(data)?.work ?? null;
  const room = roomOfCatalogue[catalogue];
  if (!work) {
    const path = workPath({ catalogue, id });
    const meta = { title: 'This work is not here', description: `A work of ${room.title}.`, path };
    return pageMeta({ ...meta, parents: [room] }, matches);
  }
  return pageMeta(
    {
      title: workTitle(work),
      description: work.description,
      path: workPath(work),
      parents: [room],
      card: { path: workCardAddress(work), alt: work.picture.alt },
      jsonLd: import.meta.env.SSR && ((site) => workJsonLd(site, room, work)),
    },
    matches,
  );
};
