import { quizResult } from '@kalavithi/games/word-quiz/results';
import { questionCount, scoreKey, scoreOf } from '@kalavithi/games/word-quiz/rules';
import { useEffect, useMemo, useRef } from 'react';
import { Button } from '../../../ui/button';
import { useAnnouncer } from '../shared/announcer';
import { BestLine, Steps } from '../shared/panel';
import { PausedNotice } from '../shared/paused-notice';
import { PlayFrame } from '../shared/play-frame';
import { SecondsLeft } from '../shared/seconds-left';
import { nextSeed } from '../shared/seed';
import { useBestResult } from '../shared/use-best-result';
import { useGame } from '../shared/use-game';
import { useTimeAnnouncements } from '../shared/use-time-announcements';
import { useGameCard, useGames } from '../content';
import { QuizFinished } from './quiz-finished';
import { QuizHead } from './quiz-head';
import { QuizQuestions } from './quiz-questions';
import { QuizSign } from './quiz-sign';
import { quizBest, quizGame } from './quiz-game';
import styles from './quiz-view.module.css';

/** ShabdKala: five scrambled words in sixty seconds. */
export function QuizView() {
  const { words, verdicts } = useGames();
  const card = useGameCard('quiz');
  const title = `${card?.title ?? ''} word quiz`;
  const { state, paused, send, resume, play } = useGame(useMemo(() => quizGame(words), [words]));
  const { announce, announcer } = useAnnouncer();
  const result = useMemo(() => (state.phase === 'finished' ? quizResult(state) : null), [state]);
  const best = useBestResult(quizBest, result);
  const form = useRef<HTMLFormElement>(null);
  const startButton = useRef<HTMLButtonElement>(null);
  const message = useRef<HTMLHeadingElement>(null);
  /** Whether the player has acted on this page; a page that has just been opened moves no focus. */
  const played = useRef(false);
  useTimeAnnouncements(state.phase === 'playing' ? state.clock.remainingMs : null, announce);

  const start = () => {
    played.current = true;
    send({ type: 'start', pool: words, seed: nextSeed() });
  };

  const { phase } = state;
  useEffect(() => {
    if (!played.current) return;
    if (phase === 'ready') startButton.current?.focus();
    // The first field that is still empty.
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
    // The notice replaces the words, so the page is shorter than the scroll position.
    if (paused) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [paused]);
  const score = state.phase === 'finished' ? scoreOf(state.questions) : null;
  const timeOver = state.phase === 'finished' && state.remainingMs === 0;
  useEffect(() => {
    if (score === null) return;
    if (timeOver) announce('Time is up.');
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
          <li>Five scrambled words, sixty seconds.</li>
          <li>Type each word. Capitals and spaces do not matter.</li>
          <li>Submit when you are done. The game ends when the time is up.</li>
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
