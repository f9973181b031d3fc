import type { Route } from './+types/game-quiz';
import { gameMeta, gamesData } from '../features/games/game-page';
import { GamesLoaded } from '../features/games/content';
import { QuizView } from '../features/games/quiz/quiz-view';
import type { RouteHandle } from '../lib/shell/room';
import { pages } from '../site-map';

export const loader = gamesData.loader;
export const clientLoader = gamesData.clientLoader;
export const headers = gamesData.headers;

export const handle = { room: 'games' } satisfies RouteHandle;

export const meta: Route.MetaFunction = gameMeta(pages.quiz, 'quiz', 'game-quiz');

export default function GameQuiz({ loaderData }: Route.ComponentProps) {
  return (
    <GamesLoaded data={loaderData.page}>
      <QuizView />
    </GamesLoaded>
  );
}
