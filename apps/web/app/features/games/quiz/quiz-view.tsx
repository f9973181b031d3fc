import { quizResult } from '@kalavithi/games/word-quiz/results';
import { questionCount, scoreKey, scoreOf } from '@kalavithi/games/word-quiz/rules';
import { useEffect, useMemo, useRef } from 'react';
import { Button } from '../../../ui/button';
import { useGameCard, useGames } from '../content';
import { useAnnouncer } from '../table/announcer';
import { BestLine, Steps } from '../table/panel';
import { PausedNotice } from '../table/paused-notice';
import { PlayFrame } from '../table/play-frame';
import { SecondsLeft } from '../table/seconds-left';
import { nextSeed } from '../table/seed';
import { useBest } from '../table/use-best';
import { useGame } from '../table/use-game';
import { useTimeAnnounced } from '../table/use-time-announced';
import { QuizFinished } from './quiz-finished';
import { QuizHead } from './quiz-head';
import { QuizQuestions } from './quiz-questions';
import { QuizSign } from './quiz-sign';
import { quizBest, quizTable } from './quiz-table';
import styles from './quiz-view.module.css';

/** ShabdKala: five scrambled words in sixty seconds. */
export function QuizView() {
  const { words, verdicts } = useGames();
  const card = useGameCard('quiz');
  const title = `${card?.title ?? ''} word quiz`;
  const { state, paused, send, resume, play } = useGame(useMemo(() => quizTable(words), [words]));
  const { announce, announcer } = useAnnouncer();
  const result = useMemo(() => (state.phase === 'finished' ? quizResult(state) : null), [state]);
  const best = useBest(quizBest, result);
  const form = useRef<HTMLFormElement>(null);
  const startButton = useRef<HTMLButtonElement>(null);
  const message = useRef<HTMLHeadingElement>(null);
  /** Whether the player has done something here: a page that has just been opened moves no focus. */
  const played = useRef(false);
  useTimeAnnounced(state.phase === 'playing' ? state.clock.remainingMs : null, announce);

  const start = () => {
    played.current = true;
    send({ type: 'start', pool: words, seed: nextSeed() });
  };

  const { phase } = state;
  useEffect(() => {
    if (!played.current) return;
    if (phase === 'ready') startButton.current?.focus();
    // Where one left off: the first field that is still empty.
    if (phase === 'playing' && !paused) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      const fields = [...(form.current?.querySelectorAll('input') ?? [])];
      (fields.find(({ value }) => value.trim() === '') ?? fields[0])?.focus();
    }
    if (phase === 'finished') {
      window.scrollTo({ top: 0, behavior: 'instant' });
      message.current?.focus({ preventScroll: true });
    }
  }, [phase, paused]);
  useEffect(() => {
    // The words make way for the notice, and the page is shorter than where one was in it.
    if (paused) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [paused]);
  const score = state.phase === 'finished' ? scoreOf(state.questions) : null;
  const timeOver = state.phase === 'finished' && state.remainingMs === 0;
  useEffect(() => {
    if (score === null) return;
    if (timeOver) announce('Time is over.');
    announce(`${score} of ${questionCount} right. ${verdicts[scoreKey(score)].text}`);
    if (score === questionCount) play('won');
    else play(score > 1 ? 'right' : 'wrong');
  }, [score, timeOver, verdicts, announce, play]);

  if (state.phase === 'ready') {
    return (
      <PlayFrame title={title} hi={card?.hi ?? undefined} board={<QuizSign />}>
        {announcer}
        <p className="read">{card?.text}</p>
        <Button ref={startButton} block className="needs-script" onClick={start}>
          Start
        </Button>
        <Steps>
          <li>Five words, their letters in disorder. Sixty seconds begin.</li>
          <li>Write each word. Capitals and spaces make no difference.</li>
          <li>Submit when you are done, or play until the time is over.</li>
        </Steps>
        <BestLine words={best.words} />
      </PlayFrame>
    );
  }
  return (
    <div className="wrap quiet">
      <div className={styles.page}>
        {announcer}
        <QuizHead title={title} />
        {state.phase === 'playing' ? (
          <>
            <p className={styles.clock}>
              <span className="small muted" aria-hidden="true">
                Seconds left
              </span>
              <SecondsLeft remainingMs={state.clock.remainingMs} />
            </p>
            {paused ? (
              <div className={styles.pause}>
                <PausedNotice
                  announce={announce}
                  onResume={() => {
                    played.current = true;
                    resume();
                  }}
                />
              </div>
            ) : (
              <QuizQuestions
                ref={form}
                questions={state.questions}
                onType={(question, text) => send({ type: 'type', question, text })}
                onHint={(question) => send({ type: 'toggle-hint', question })}
                onSubmit={() => {
                  played.current = true;
                  send({ type: 'submit' });
                }}
              />
            )}
          </>
        ) : (
          <>
            <div className={styles.rule} />
            <QuizFinished
              ref={message}
              state={state}
              best={best}
              onAgain={() => {
                played.current = true;
                send({ type: 'restart' });
              }}
            />
          </>
        )}
      </div>
    </div>
  );
}
