import type { Route } from './+types/dances';
import { RoomHead } from '../brand/room-head';
import { DancesSkeleton } from '../features/dances/dances-skeleton';
import { DancesView } from '../features/dances/dances-view';
import { withoutUnreadTexts } from '../features/dances/load-dances';
import { AwaitLoaded } from '../lib/loading/await-loaded';
import { answerOf, loaded } from '../lib/loading/loaded';
import { pageData } from '../lib/loading/page-data';
import { useSite } from '../lib/loading/site';
import { pageMeta } from '../lib/seo/page-meta';
import type { RouteHandle } from '../lib/shell/room';
import { labelOf, pages } from '../site-map';
import { Typewriter } from '../ui/typewriter';
import { BelowHead } from '../ui/below-head';

const page = pageData((client) => loaded(answerOf(client('dances')).then(withoutUnreadTexts)), {
  cache: true,
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const headers = page.headers;

export const handle = { room: 'dances' } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      ...pages.dances,
      description: 'Classical and folk dances of India in film, lessons by artists, and glimpses of more.',
    },
    matches,
  );

export default function DancesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <RoomHead title={labelOf(pages.dances)} doorway="dances">
        <Typewriter lines={useSite().typewriter.dances} />
      </RoomHead>
      <div className="quiet">
        <BelowHead>
          <AwaitLoaded data={loaderData.page} fallback={<DancesSkeleton />}>
            {(dances) => <DancesView {...dances} />}
          </AwaitLoaded>
        </BelowHead>
      </div>
    </>
  );
}
