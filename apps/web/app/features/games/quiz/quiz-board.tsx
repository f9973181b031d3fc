import type { Picture as ContentPicture } from '@kalavithi/contract/picture';
import type { Question } from '@kalavithi/games/word-quiz/rules';
import { normalizeAnswer } from '@kalavithi/games/word-quiz/words';
import { ArrowRight } from 'lucide-react';
import { useId, useRef, type CSSProperties, type Ref } from 'react';
import { classes } from '../../../ui/classes';
import { pictureSources } from '../../../lib/format/picture-sources';
import { Icon } from '../../../ui/icon';
import { Picture } from '../../../ui/picture';
import { useKeys } from '../shared/use-keys';
import { wood } from '../shared/wood';
import { blocksOf } from './answering';
import styles from './quiz-board.module.css';

interface QuizBoardProps {
  ref: Ref<HTMLDivElement>;
  question: Question;
  /** Shown beside what is asked. */
  picture: ContentPicture | null;
  /** All of the game's; the board keeps the height of the tallest. */
  questions: readonly Question[];
  /** From 1. */
  number: number;
  /** The blocks that were tapped, as indexes of the scrambled letters. */
  tapped: readonly number[];
  onAnswer: (answer: string, tapped: readonly number[]) => void;
  onNext: () => void;
}

/** Letters in a row at each width: a word of more than seven stands in two rows on a phone, elsewhere there is room for `wide`. */
const columnsOf = (count: number, wide = count) => {
  const halfAbove = (limit: number) => (count > limit ? Math.ceil(count / 2) : count);
  return { '--letters': wide, '--phone': halfAbove(7), '--narrow': halfAbove(6) } as CSSProperties;
};

/** Takes the room of every word's name and hint, and shows none of them. */
function AskedRoom({ questions, pictured }: { questions: readonly Question[]; pictured: boolean }) {
  return questions.map(({ word }) => (
    <div key={word.id} className={classes(styles.asked, pictured && styles.pictured)} aria-hidden="true">
      {pictured && <i className={styles.picture} />}
      <div>
        <p className={styles.name} data-text={word.name} />
        <p className={styles.hint} data-text={word.hint} />
      </div>
    </div>
  ));
}

const lengthsOf = (questions: readonly Question[]) => questions.map(({ scrambled }) => scrambled.length);

/** Takes the room of every word's letters, which are as high as its slots. */
function LettersRoom({ questions }: { questions: readonly Question[] }) {
  const counts = [...new Set(lengthsOf(questions))];
  return counts.map((count) => (
    <div key={count} className={styles.row} style={columnsOf(count)} aria-hidden="true">
      {Array.from({ length: count }, (_, letter) => (
        <i key={letter} className={styles.slot} />
      ))}
    </div>
  ));
}

/** Takes the room of the board, and shows nothing of the game. */
export function QuizBoardRoom({
  questions,
  pictured,
}: {
  questions: readonly Question[];
  pictured: boolean;
}) {
  return (
    <div className={styles.ground} aria-hidden="true">
      <div className={styles.kept}>
        <AskedRoom questions={questions} pictured={pictured} />
      </div>
      <div className={classes(styles.kept, styles.slots)}>
        <LettersRoom questions={questions} />
      </div>
      <div className={classes(styles.kept, styles.letters)}>
        <LettersRoom questions={questions} />
      </div>
      <i className={styles.next} />
    </div>
  );
}

/** One word, large: its slots, and below them its letters as blocks. Letters that are typed here count too. */
export function QuizBoard({
  ref,
  question,
  picture,
  questions,
  number,
  tapped,
  onAnswer,
  onNext,
}: QuizBoardProps) {
  const { word, scrambled, typed, hintShown } = question;
  const id = useId();
  const here = useRef<HTMLDivElement>(null);
  const letters = [...scrambled];
  const answer = [...normalizeAnswer(typed)];
  const placed = blocksOf(scrambled, typed, tapped);
  // The board has room for the longest word: of an answer with more letters it shows the first, the field all.
  const longest = Math.max(...lengthsOf(questions));
  const slots = Math.max(letters.length, Math.min(answer.length, longest));

  const place = (block: number) => {
    if (placed.includes(block)) return;
    // Those that are placed keep their blocks.
    const own = placed.filter((index) => index !== null);
    onAnswer([...answer, letters[block]].join(''), [...own, block]);
  };
  const takeBack = (slot: number) => {
    if (slot >= answer.length) return;
    onAnswer(
      answer.filter((_, index) => index !== slot).join(''),
      placed.filter((block, index) => block !== null && index !== slot) as number[],
    );
  };
  useKeys((key, target) => {
    if (target !== document.body && !here.current?.contains(target)) return false;
    if (key === 'Backspace') takeBack(answer.length - 1);
    else if (/^\p{L}$/u.test(key)) onAnswer([...answer, key.toUpperCase()].join(''), tapped);
    else return false;
    return true;
  });

  return (
    <div ref={here} className={styles.ground} role="group" aria-labelledby={`${id}-name`}>
      <div className={styles.kept}>
        <AskedRoom questions={questions} pictured={picture !== null} />
        <div className={classes(styles.asked, picture && styles.pictured)}>
          {/* Decorative: its text could give the word away. */}
          {picture && (
            <Picture
              key={picture.path}
              sources={pictureSources(picture)}
              sizes="160px"
              priority="early"
              decorative
              className={styles.picture}
            />
          )}
          <div>
            <p id={`${id}-name`} className={styles.name}>
              <span className="sr">{`Word ${number}: `}</span>
              <span>{word.name}</span>
            </p>
            {/* Spoken where it is asked for, in the list. */}
            {hintShown && (
              <p className={styles.hint} aria-hidden="true">
                {word.hint}
              </p>
            )}
          </div>
        </div>
      </div>
      <div className={classes(styles.kept, styles.slots)}>
        <LettersRoom questions={questions} />
        <div className={styles.row} role="group" aria-label="Your answer" style={columnsOf(slots)}>
          {Array.from({ length: slots }, (_, slot) => {
            const letter = answer[slot];
            return (
              <button
                // oxlint-disable-next-line react/no-array-index-key -- the slots stay where they are
                key={slot}
                type="button"
                className={classes(styles.slot, letter && classes(wood.block, styles.block))}
                aria-label={letter ? `Take back letter ${letter}` : `Empty slot ${slot + 1}`}
                aria-disabled={!letter}
                tabIndex={letter ? 0 : -1}
                onClick={() => takeBack(slot)}
              >
                <span>{letter}</span>
              </button>
            );
          })}
        </div>
      </div>
      <div className={classes(styles.kept, styles.letters)}>
        <LettersRoom questions={questions} />
        <div
          ref={ref}
          className={styles.row}
          role="group"
          aria-label="Letters"
          style={columnsOf(letters.length, slots)}
        >
          {letters.map((letter, block) => {
            const used = placed.includes(block);
            return (
              <button
                // oxlint-disable-next-line react/no-array-index-key -- the letters of a word stay where they are
                key={block}
                type="button"
                className={used ? styles.used : classes(wood.block, styles.block)}
                aria-label={`Letter ${letter}`}
                aria-disabled={used}
                onClick={() => place(block)}
              >
                <span>{letter}</span>
              </button>
            );
          })}
        </div>
      </div>
      <button type="button" className={classes('needs-script', styles.next)} onClick={onNext}>
        <span>Next word</span>
        <Icon of={ArrowRight} />
      </button>
    </div>
  );
}
