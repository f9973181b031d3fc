import { workPath } from '@kalavithi/contract/links';
import { workCardAddress } from '@kalavithi/contract/media';
import type { WorkDetails, Catalogue } from '@kalavithi/contract/work';
import type { MetaDescriptor } from 'react-router';
import { loadedValue, type PageData } from '../../lib/loading/loaded';
import { pageMeta, siteIn, type Matches } from '../../lib/seo/page-meta';
import { workJsonLd } from '../../lib/seo/structured-data';
import type { WorkPageData } from './load-work';
import { workTitle } from './work-title';
import { roomOfCatalogue } from './work-view';

interface WorkMetaArgs<Of extends Catalogue> {
  data: PageData<WorkPageData<Of>> | undefined;
  catalogue: Of;
  matches: Matches;
}

/** The meta tags of a work's page. */
export const workMeta = <Of extends Catalogue>({
  data,
  catalogue,
  matches,
}: WorkMetaArgs<Of>): MetaDescriptor[] => {
  const work: WorkDetails | null = loadedValue(data)?.work ?? null;
  const room = roomOfCatalogue[catalogue];
  if (!work) {
    // Pending data has no tags yet either; the view sets the title.
    const site = siteIn(matches);
    const title = 'This work is not here';
    return [{ title: site ? `${title} · ${site.name}` : title }, { name: 'robots', content: 'noindex' }];
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
