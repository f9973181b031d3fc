import type { Picture as ContentPicture } from '@kalavithi/contract/picture';
import type { QuizWord } from '@kalavithi/contract/site';
import { wholeSeconds } from '@kalavithi/games/share';
import { quizResult, shareQuiz } from '@kalavithi/games/word-quiz/results';
import {
  isCorrect,
  questionCount,
  scoreKey,
  type Question,
  type QuizState,
} from '@kalavithi/games/word-quiz/rules';
import { Check, X } from 'lucide-react';
import type { Ref } from 'react';
import { pictureSources } from '../../../lib/format/picture-sources';
import { classes } from '../../../ui/classes';
import { Icon } from '../../../ui/icon';
import { Picture } from '../../../ui/picture';
import { Diamonds, Stat, Stats } from '../shared/panel';
import { urlWithSeed } from '../shared/seed';
import { BestAfterGame } from '../shared/best-line';
import { ResultWays } from '../shared/result-ways';
import type { Best } from '../shared/use-best-result';
import { useGames } from '../content';
import { Letters } from './letters';
import styles from './quiz-finished.module.css';

interface QuizScoreProps {
  /** The score's message, which takes the focus. */
  ref: Ref<HTMLHeadingElement>;
  state: Extract<QuizState, { phase: 'finished' }>;
  best: Best;
  onAgain: () => void;
}

/** The score of a finished game, with its message in two languages. */
export function QuizScore({ ref, state, best, onAgain }: QuizScoreProps) {
  const result = quizResult(state);
  const verdict = useGames('verdicts')[scoreKey(result.score)];
  return (
    <section className={styles.score} aria-label="Your score">
      {state.remainingMs === 0 && <p className="muted">Time is up.</p>}
      <h2 ref={ref} tabIndex={-1}>
        {verdict.text}
      </h2>
      <p className={styles.hi} lang="hi">
        {verdict.hi}
      </p>
      <Diamonds count={questionCount} filled={result.score} label={`${result.score} right`} grown />
      <Stats>
        <Stat label="Words right">{`${result.score} of ${questionCount}`}</Stat>
        <Stat label="Seconds">{wholeSeconds(result.tookMs)}</Stat>
      </Stats>
      <BestAfterGame best={best} />
      <ResultWays
        again="Play again"
        onAgain={onAgain}
        shareText={shareQuiz(result, urlWithSeed(state.seed))}
        inPanel
      />
    </section>
  );
}

interface QuizAnswersProps {
  questions: readonly Question[];
  /** Those of the content, with their pictures. */
  words: readonly QuizWord[];
}

/** All five words with their answers, on the board of a finished game. */
export function QuizAnswers({ questions, words }: QuizAnswersProps) {
  return (
    <section className={styles.words}>
      <h2>The words</h2>
      <ol>
        {questions.map((question) => (
          <Answered
            key={question.word.id}
            question={question}
            picture={words.find(({ id }) => id === question.word.id)?.picture ?? null}
          />
        ))}
      </ol>
    </section>
  );
}

/** A word with the player's answer. */
function Answered({ question, picture }: { question: Question; picture: ContentPicture | null }) {
  const { word, typed } = question;
  const right = isCorrect(question);
  const [look, mark, says] = right
    ? [styles.right, Check, 'Right']
    : typed.trim() !== ''
      ? [styles.wrong, X, 'Wrong']
      : ['muted', null, 'Not answered'];
  return (
    <li>
      {picture && <Picture sources={pictureSources(picture)} sizes="84px" decorative />}
      <p className={classes('small muted', styles.name)}>{word.name}</p>
      <p className={classes('small', styles.verdict, look)}>
        {mark && <Icon of={mark} />}
        <span>{says}</span>
      </p>
      <Letters label="The answer:" letters={word.answer} className={styles.answer} />
      {says === 'Wrong' && (
        <p className={`small muted ${styles.typed}`}>
          You wrote <span className={styles.own}>{typed.trim()}</span>
        </p>
      )}
    </li>
  );
}
