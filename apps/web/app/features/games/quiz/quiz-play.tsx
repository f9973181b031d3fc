import type { QuizWord } from '@kalavithi/contract/site';
import type { Question } from '@kalavithi/games/word-quiz/rules';
import { normalizeAnswer } from '@kalavithi/games/word-quiz/words';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { PausedNotice } from '../shared/paused-notice';
import { PlayFrame } from '../shared/play-frame';
import { scrollToBoard } from '../shared/scroll-to-board';
import { firstOpen, nextOpen } from './answering';
import { QuizBoard, QuizBoardRoom } from './quiz-board';
import { QuizClock } from './quiz-clock';
import styles from './quiz-play.module.css';
import { QuizRules } from './quiz-rules';
import { QuizSign } from './quiz-sign';
import { QuizWords } from './quiz-words';

interface QuizPlayProps {
  title: string;
  hi: string | undefined;
  questions: readonly Question[];
  /** Those of the content, with their pictures. */
  words: readonly QuizWord[];
  remainingMs: number;
  paused: boolean;
  /** Whether the player started or resumed here; a page that has just been opened moves no focus. */
  takesFocus: RefObject<boolean>;
  announce: (text: string) => void;
  onType: (question: number, text: string) => void;
  onHint: (question: number) => void;
  onSubmit: () => void;
  onResume: () => void;
}

/** The game: one word large on the board, all five beside it. A paused game hides them. */
export function QuizPlay({
  title,
  hi,
  questions,
  words,
  remainingMs,
  paused,
  takesFocus,
  announce,
  onType,
  onHint,
  onSubmit,
  onResume,
}: QuizPlayProps) {
  const [current, setCurrent] = useState(() => firstOpen(questions));
  /** By question: its blocks that were tapped. */
  const [tapped, setTapped] = useState<Readonly<Record<number, readonly number[]>>>({});
  const form = useRef<HTMLFormElement>(null);
  const blocks = useRef<HTMLDivElement>(null);
  const question = questions[current];
  const picture = words.find(({ id }) => id === question?.word.id)?.picture ?? null;

  /** Focuses the first free block, of a word that is filled the first one. */
  const focusBlocks = () => {
    const find = (selector: string) => blocks.current?.querySelector<HTMLElement>(selector);
    (find('[aria-disabled=false]') ?? find('button'))?.focus({ preventScroll: true });
  };
  useEffect(() => {
    // The start and the notice are shorter than the game.
    if (takesFocus.current || paused) window.scrollTo({ top: 0, behavior: 'instant' });
    if (!takesFocus.current || paused) return;
    // A field would open the keyboard of a phone, and it would hide the blocks.
    if (window.matchMedia('(pointer: coarse)').matches) {
      focusBlocks();
      return;
    }
    const fields = [...(form.current?.querySelectorAll('input') ?? [])];
    (fields.find(({ value }) => value.trim() === '') ?? fields[0])?.focus({ preventScroll: true });
  }, [takesFocus, paused]);

  const open = (index: number) => {
    setCurrent(index);
    const { word, scrambled } = questions[index] ?? {};
    if (word && scrambled) announce(`Word ${index + 1}: ${word.name}. ${[...scrambled].join(' ')}.`);
  };
  const answer = (text: string, blocksTapped: readonly number[]) => {
    setTapped({ ...tapped, [current]: blocksTapped });
    onType(current, text);
    announce(text === '' ? 'No letters.' : `${[...normalizeAnswer(text)].join(' ')}.`);
  };

  const list = (
    <QuizWords
      ref={form}
      questions={questions}
      current={current}
      onCurrent={setCurrent}
      onOpen={(index) => {
        open(index);
        focusBlocks();
        scrollToBoard();
      }}
      onType={onType}
      onHint={(index) => {
        // Where it is shown.
        setCurrent(index);
        onHint(index);
      }}
      onSubmit={onSubmit}
    />
  );

  return (
    <PlayFrame
      className={styles.frame}
      flat
      themed
      title={title}
      hi={hi}
      head={<QuizClock remainingMs={remainingMs} questions={questions} current={current} />}
      board={
        paused || !question ? (
          <div className={styles.covered}>
            <QuizBoardRoom questions={questions} pictured={picture !== null} />
            <div className={styles.pause}>
              <QuizSign />
              <PausedNotice
                unmarked
                announce={announce}
                onResume={() => {
                  setCurrent(firstOpen(questions));
                  onResume();
                }}
              />
            </div>
          </div>
        ) : (
          <QuizBoard
            ref={blocks}
            question={question}
            questions={questions}
            picture={picture}
            number={current + 1}
            tapped={tapped[current] ?? []}
            onAnswer={answer}
            onNext={() => open(nextOpen(questions, current) ?? (current + 1) % questions.length)}
          />
        )
      }
    >
      {paused ? (
        <div className={styles.covered}>
          {list}
          <QuizRules />
        </div>
      ) : (
        list
      )}
    </PlayFrame>
  );
}
