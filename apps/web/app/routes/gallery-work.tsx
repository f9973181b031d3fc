import type { Route } from './+types/gallery-work';
import { DownloadButton } from '../features/gallery/download-button';
import { loadWork } from '../features/work/load-work';
import { workMeta } from '../features/work/work-meta';
import { WorkPage } from '../features/work/work-page';
import { pageData } from '../lib/loading/page-data';
import type { RouteHandle } from '../lib/shell/room';

const page = pageData((client, { id }: { id: string }) => loadWork(client, 'gallery', id), { cache: true });
export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const headers = page.headers;

export const handle = { room: 'gallery', wordsOfAllRooms: true } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  workMeta({ data: loaderData?.page, catalogue: 'gallery', matches });

export default function GalleryWorkPage({ loaderData }: Route.ComponentProps) {
  return (
    <WorkPage
      data={loaderData.page}
      catalogue="gallery"
      slots={(work) => ({ action: <DownloadButton work={work} /> })}
    />
  );
}
