import { gameCards } from '@kalavithi/catalogue/games';
import { sitePicture } from '@kalavithi/catalogue/site-pictures';
import type { Route } from './+types/game-quiz';
import { QuizView } from '../features/games/quiz/quiz-view';
import { pageMeta } from '../lib/seo/page-meta';

export const handle = { room: 'games' };

const card = gameCards.find(({ id }) => id === 'quiz');

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'ShabdKala',
      description: card?.text ?? '',
      path: '/games/quiz',
      picture: import.meta.env.SSR ? sitePicture('game-quiz') : null,
      under: [{ name: 'Games', path: '/game' }],
    },
    matches,
  );

export default function GameQuiz() {
  return <QuizView />;
}
