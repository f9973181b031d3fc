import type { Route } from './+types/game-quiz';
import { gameData, gameMeta } from '../features/games/game-page';
import { GamesLoaded } from '../features/games/content';
import { QuizSign } from '../features/games/quiz/quiz-sign';
import { QuizView } from '../features/games/quiz/quiz-view';
import { WaitingGame } from '../features/games/shared/play-frame';
import type { RouteHandle } from '../lib/shell/room';
import { pages } from '../site-map';

const page = gameData('quiz', 'words', 'verdicts');

export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const headers = page.headers;

export const handle = { room: 'games' } satisfies RouteHandle;

export const meta: Route.MetaFunction = gameMeta(pages.quiz, 'quiz', 'game-quiz');

export default function GameQuiz({ loaderData }: Route.ComponentProps) {
  return (
    <GamesLoaded
      data={loaderData.page}
      fallback={<WaitingGame title={`${pages.quiz.title} word quiz`} board={<QuizSign />} flat themed />}
    >
      <QuizView />
    </GamesLoaded>
  );
}
