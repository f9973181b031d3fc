import { typewriterLines } from '@kalavithi/catalogue/typewriter';
import type { Route } from './+types/dances';
import { DancesView } from '../features/dances/dances-view';
import { pageMeta } from '../lib/seo/page-meta';
import { RoomHead } from '../brand/room-head';
import { Typewriter } from '../ui/typewriter';

export const handle = { room: 'dances' };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Traditional Dances',
      description: 'Classical and folk dances of India in film, lessons by artists, and glimpses of more.',
      path: '/arts/dances',
    },
    matches,
  );

export default function Dances() {
  return (
    <>
      <RoomHead title="Dances" doorway="dances">
        <Typewriter lines={typewriterLines.dances} />
      </RoomHead>
      <div className="quiet">
        <DancesView />
      </div>
    </>
  );
}
