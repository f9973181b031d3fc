import type { Route } from './+types/game-quiz';
import { gamesData, textOf } from '../features/games/game-page';
import { GamesProvider } from '../features/games/content';
import { QuizView } from '../features/games/quiz/quiz-view';
import { AwaitLoaded, FailedPage } from '../lib/loading/await-loaded';
import { pageMeta, siteIn } from '../lib/seo/page-meta';
import type { RouteHandle } from '../lib/shell/room';
import { pages } from '../site-map';

export const loader = gamesData.loader;
export const clientLoader = gamesData.clientLoader;
export const headers = gamesData.headers;

export const handle = { room: 'games' } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(
    {
      ...pages.quiz,
      description: textOf(loaderData?.page, 'quiz'),
      picture: siteIn(matches)?.pictures['game-quiz'],
      parents: [pages.games],
    },
    matches,
  );

export default function GameQuiz({ loaderData }: Route.ComponentProps) {
  return (
    <AwaitLoaded data={loaderData.page} failed={(tryAgain) => <FailedPage heading tryAgain={tryAgain} />}>
      {(games) => (
        <GamesProvider games={games}>
          <QuizView />
        </GamesProvider>
      )}
    </AwaitLoaded>
  );
}
