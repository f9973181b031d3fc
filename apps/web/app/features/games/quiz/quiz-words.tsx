import type { Question } from '@kalavithi/games/word-quiz/rules';
import { useId, type Ref } from 'react';
import { Button } from '../../../ui/button';
import { classes } from '../../../ui/classes';
import { answeredCount, blocksOf, nextOpen } from './answering';
import { Letters } from './letters';
import styles from './quiz-words.module.css';

/** Longer than any answer with its spaces, and fits the field. */
const maxAnswerLength = 24;

interface QuizWordsProps {
  ref: Ref<HTMLFormElement>;
  questions: readonly Question[];
  /** The word on the board. */
  current: number;
  /** A field has the focus: its word goes onto the board. */
  onCurrent: (question: number) => void;
  /** The player goes to the board with a word. */
  onOpen: (question: number) => void;
  onType: (question: number, text: string) => void;
  onHint: (question: number) => void;
  onSubmit: () => void;
}

/** All five words. Enter moves to the next one with an empty slot, and submits when there is none. */
export function QuizWords({
  ref,
  questions,
  current,
  onCurrent,
  onOpen,
  onType,
  onHint,
  onSubmit,
}: QuizWordsProps) {
  const id = useId();
  const answered = answeredCount(questions, current);
  return (
    <form
      ref={ref}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <ol className={styles.list}>
        {questions.map((question, index) => {
          const next = nextOpen(questions, index);
          return (
            <QuizWordRow
              key={question.word.id}
              id={`${id}-${index}`}
              question={question}
              number={index + 1}
              isCurrent={index === current}
              isLast={next === null}
              onFocus={() => onCurrent(index)}
              onOpen={() => onOpen(index)}
              onType={(text) => onType(index, text)}
              onHint={() => onHint(index)}
              onEnter={() => {
                if (next === null) onSubmit();
                else document.getElementById(`${id}-${next}`)?.focus();
              }}
            />
          );
        })}
      </ol>
      <div className={styles.end} data-foot-bar>
        <Button type="submit">Submit</Button>
        <p className="small muted">{`${answered} of ${questions.length} answered`}</p>
      </div>
    </form>
  );
}

interface QuizWordRowProps {
  /** Id of the answer's field. */
  id: string;
  question: Question;
  /** From 1. */
  number: number;
  isCurrent: boolean;
  /** Enter submits, since every other word is filled. */
  isLast: boolean;
  onFocus: () => void;
  onOpen: () => void;
  onType: (text: string) => void;
  onHint: () => void;
  onEnter: () => void;
}

/** One scrambled word with the field for its answer. The board has what it asks for and its hint. */
function QuizWordRow({
  id,
  question,
  number,
  isCurrent,
  isLast,
  onFocus,
  onOpen,
  onType,
  onHint,
  onEnter,
}: QuizWordRowProps) {
  const { word, scrambled, typed, hintShown } = question;
  const placed = blocksOf(scrambled, typed);
  return (
    <li className={classes(isCurrent && styles.current)}>
      <button
        type="button"
        className={styles.number}
        aria-label={`Word ${number}`}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={onOpen}
      >
        <span>{number}</span>
      </button>
      <div className={styles.asked}>
        <p id={`${id}-name`} className={classes('small muted', styles.name)}>
          {word.name}
        </p>
        <Letters
          id={`${id}-letters`}
          label="Scrambled letters"
          letters={scrambled}
          used={[...scrambled].map((_, block) => placed.includes(block))}
          plain
        />
      </div>
      <div>
        <label className="sr" htmlFor={id}>
          {`Answer ${number}`}
        </label>
        <input
          id={id}
          className={styles.input}
          value={typed}
          placeholder="Your answer"
          maxLength={maxAnswerLength}
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint={isLast ? 'done' : 'next'}
          aria-describedby={`${id}-name ${id}-letters${hintShown ? ` ${id}-hint` : ''}`}
          onFocus={onFocus}
          onChange={(event) => onType(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (!event.repeat) onEnter();
          }}
        />
      </div>
      <button
        type="button"
        className={classes('small needs-script', styles.hint)}
        aria-expanded={hintShown}
        aria-controls={`${id}-hint`}
        onClick={onHint}
      >
        <span>{hintShown ? 'Hide' : 'Hint'}</span>
        <span className="sr">{`${hintShown ? ' hint' : ''} for word ${number}`}</span>
      </button>
      {/* The board shows it. */}
      <p id={`${id}-hint`} className="sr" hidden={!hintShown}>
        {word.hint}
      </p>
    </li>
  );
}
