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
import { Button } from '../../../ui/button';
import { classes } from '../../../ui/classes';
import { Icon } from '../../../ui/icon';
import { Stat, Stats } from '../shared/panel';
import { urlWithSeed } from '../shared/seed';
import { shareResult } from '../shared/share-result';
import type { Best } from '../shared/use-best-result';
import { useGames } from '../content';
import { isAnswered } from './answering';
import { Letters } from './letters';
import styles from './quiz-finished.module.css';

interface QuizFinishedProps {
  /** The score's message, which takes the focus. */
  ref: Ref<HTMLHeadingElement>;
  state: Extract<QuizState, { phase: 'finished' }>;
  best: Best;
  onAgain: () => void;
}

/** The end of a game: the score with its message in two languages, and all answers. */
export function QuizFinished({ ref, state, best, onAgain }: QuizFinishedProps) {
  const result = quizResult(state);
  const verdict = useGames().verdicts[scoreKey(result.score)];
  return (
    <div className={styles.finished}>
      <section className={styles.score} aria-label="Your score">
        {state.remainingMs === 0 && <p className="muted">Time is up.</p>}
        <h2 ref={ref} tabIndex={-1}>
          {verdict.text}
        </h2>
        <p className={styles.hi} lang="hi">
          {verdict.hi}
        </p>
        <Stats>
          <Stat label="Words right">{`${result.score} of ${questionCount}`}</Stat>
          <Stat label="Seconds">{wholeSeconds(result.tookMs)}</Stat>
        </Stats>
        {best.words !== null && (
          <p className={best.isNew ? styles.new : 'small muted'}>
            {best.isNew ? `A new best on this device: ${best.words}` : `Best on this device: ${best.words}`}
          </p>
        )}
        <div className={styles.ways}>
          <Button onClick={onAgain}>Play again</Button>
          <Button look="line" onClick={() => void shareResult(shareQuiz(result, urlWithSeed(state.seed)))}>
            Share result
          </Button>
        </div>
      </section>
      <section>
        <h2>The words</h2>
        <ol className={styles.words}>
          {state.questions.map((question) => (
            <Answered key={question.word.id} question={question} />
          ))}
        </ol>
      </section>
    </div>
  );
}

/** A word with the player's answer. */
function Answered({ question }: { question: Question }) {
  const { word, typed } = question;
  const right = isCorrect(question);
  const [look, mark, says] = right
    ? [styles.right, Check, 'Right']
    : isAnswered(question)
      ? [styles.wrong, X, 'Wrong']
      : [styles.open, null, 'Not answered'];
  return (
    <li>
      <p className={styles.name}>{word.name}</p>
      <p className={classes(styles.verdict, look)}>
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
