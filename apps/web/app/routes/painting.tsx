import { toCartItem } from '@kalavithi/contract/cart-item';
import type { Route } from './+types/painting';
import { AddToCartButton } from '../features/cart/add-to-cart-button';
import { HeartButton } from '../features/wishlist/heart-button';
import { loadWork } from '../features/work/load-work';
import { workMeta } from '../features/work/work-meta';
import { WorkPage } from '../features/work/work-page';
import { pageData } from '../lib/loading/page-data';
import type { RouteHandle } from '../lib/shell/room';

const page = pageData((client, { id }: { id: string }) => loadWork(client, 'paintings', id), { cache: true });
export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const headers = page.headers;

export const handle = { room: 'paintings', wordsOfAllRooms: true } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  workMeta({ data: loaderData?.page, catalogue: 'paintings', matches });

export default function PaintingPage({ loaderData }: Route.ComponentProps) {
  return (
    <WorkPage
      data={loaderData.page}
      catalogue="paintings"
      slots={(work) => {
        const item = toCartItem(work);
        return {
          heart: <HeartButton item={item} catalogue="paintings" />,
          action: <AddToCartButton main item={item} />,
        };
      }}
    />
  );
}
