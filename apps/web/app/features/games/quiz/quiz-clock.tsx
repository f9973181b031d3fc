import { quizMs, type Question } from '@kalavithi/games/word-quiz/rules';
import type { CSSProperties } from 'react';
import { Diamonds } from '../shared/panel';
import { SecondsLeft } from '../shared/seconds-left';
import { answeredCount } from './answering';
import styles from './quiz-clock.module.css';

interface QuizClockProps {
  remainingMs: number;
  questions: readonly Question[];
  /** The word on the board. */
  current: number;
}

/**
 * The head of the board: how many words are answered, and a round clock. It stays in sight while one scrolls through the panel below
 * the board.
 */
export function QuizClock({ remainingMs, questions, current }: QuizClockProps) {
  const answered = answeredCount(questions, current);
  return (
    <div className={styles.clock}>
      <Diamonds
        count={questions.length}
        filled={answered}
        label={`${answered} of ${questions.length} answered`}
      />
      <div className={styles.time}>
        <span className={`small muted ${styles.label}`} aria-hidden="true">
          Seconds left
        </span>
        <span className={styles.dial} style={{ '--share': remainingMs / quizMs } as CSSProperties}>
          <SecondsLeft remainingMs={remainingMs} />
        </span>
      </div>
    </div>
  );
}
