import type { Question } from '@kalavithi/games/word-quiz/rules';
import { usedLetters } from './answering';
import { Letters } from './letters';
import styles from './quiz-questions.module.css';

/** More than any answer with its spaces, little enough for its field. */
const longestAnswer = 24;

interface QuizQuestionProps {
  /** Id of the answer's field. */
  id: string;
  question: Question;
  /** From 1. */
  number: number;
  /** Enter submits: every other word has an answer. */
  isLast: boolean;
  onType: (text: string) => void;
  onHint: () => void;
  onEnter: () => void;
}

/** One scrambled word: what it is, its letters, the field for the answer, the hint. */
export function QuizQuestion({ id, question, number, isLast, onType, onHint, onEnter }: QuizQuestionProps) {
  const { word, scrambled, typed, hintShown } = question;
  return (
    <li>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.asked}>
        <p id={`${id}-name`} className={styles.name}>
          {word.name}
        </p>
        <Letters
          id={`${id}-letters`}
          label="Scrambled letters"
          letters={scrambled}
          used={usedLetters(scrambled, typed)}
        />
      </div>
      <div className={styles.field}>
        <label className="sr" htmlFor={id}>
          {`Answer ${number}`}
        </label>
        <input
          id={id}
          className={styles.input}
          value={typed}
          placeholder="Your answer"
          maxLength={longestAnswer}
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint={isLast ? 'done' : 'next'}
          aria-describedby={`${id}-name ${id}-letters${hintShown ? ` ${id}-hint` : ''}`}
          onChange={(event) => onType(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (!event.repeat) onEnter();
          }}
        />
      </div>
      <div className={styles.help}>
        <button
          type="button"
          className={styles.hint}
          aria-expanded={hintShown}
          aria-controls={`${id}-hint`}
          onClick={onHint}
        >
          <span>{hintShown ? 'Hide hint' : 'Hint'}</span>
          <span className="sr">{` for word ${number}`}</span>
        </button>
        <p id={`${id}-hint`} className="small muted" hidden={!hintShown}>
          {word.hint}
        </p>
      </div>
    </li>
  );
}
