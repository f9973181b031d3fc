import { quizResult } from '@kalavithi/games/word-quiz/results';
import { questionCount, scoreKey, scoreOf } from '@kalavithi/games/word-quiz/rules';
import { useEffect, useMemo, useRef } from 'react';
import { Button } from '../../../ui/button';
import { useAnnouncer } from '../shared/announcer';
import { BestLine } from '../shared/best-line';
import { PlayFrame } from '../shared/play-frame';
import { nextSeed } from '../shared/seed';
import { useBestResult } from '../shared/use-best-result';
import { useGame } from '../shared/use-game';
import { useTimeAnnouncements } from '../shared/use-time-announcements';
import { useGameCard, useGames } from '../content';
import { QuizAnswers, QuizScore } from './quiz-finished';
import { QuizPlay } from './quiz-play';
import { QuizRules } from './quiz-rules';
import { QuizSign } from './quiz-sign';
import { quizBest, quizGame } from './quiz-game';

/** ShabdKala: five scrambled words in sixty seconds. */
export function QuizView() {
  const words = useGames('words');
  const verdicts = useGames('verdicts');
  const card = useGameCard('quiz');
  const title = `${card?.title ?? ''} word quiz`;
  const { state, paused, send, resume, play } = useGame(useMemo(() => quizGame(words), [words]));
  const { announce, announcer } = useAnnouncer();
  const result = useMemo(() => (state.phase === 'finished' ? quizResult(state) : null), [state]);
  const best = useBestResult(quizBest, result);
  const startButton = useRef<HTMLButtonElement>(null);
  const message = useRef<HTMLHeadingElement>(null);
  /** Whether the player has acted on this page; a page that has just been opened moves no focus. */
  const played = useRef(false);
  useTimeAnnouncements(state.phase === 'playing' ? state.clock.remainingMs : null, announce);

  const { phase } = state;
  useEffect(() => {
    if (!played.current) return;
    if (phase === 'ready') startButton.current?.focus();
    if (phase === 'finished') {
      window.scrollTo({ top: 0, behavior: 'instant' });
      message.current?.focus({ preventScroll: true });
    }
  }, [phase]);
  const score = state.phase === 'finished' ? scoreOf(state.questions) : null;
  const timeOver = state.phase === 'finished' && state.remainingMs === 0;
  useEffect(() => {
    if (score === null) return;
    if (timeOver) announce('Time is up.');
    announce(`${score} of ${questionCount} right. ${verdicts[scoreKey(score)].text}`);
    if (score === questionCount) play('won');
    else play(score > 1 ? 'right' : 'wrong');
  }, [score, timeOver, verdicts, announce, play]);

  const act = (event: Parameters<typeof send>[0]) => {
    played.current = true;
    send(event);
  };
  return (
    <>
      {announcer}
      {state.phase === 'ready' && (
        <PlayFrame title={title} hi={card?.hi ?? undefined} board={<QuizSign />} flat themed>
          <p className="read">{card?.text}</p>
          <Button
            ref={startButton}
            block
            className="needs-script"
            onClick={() => act({ type: 'start', pool: words, seed: nextSeed() })}
          >
            Start
          </Button>
          <BestLine words={best.words} />
          <QuizRules />
        </PlayFrame>
      )}
      {state.phase === 'playing' && (
        <QuizPlay
          title={title}
          hi={card?.hi ?? undefined}
          questions={state.questions}
          words={words}
          remainingMs={state.clock.remainingMs}
          paused={paused}
          takesFocus={played}
          announce={announce}
          onType={(question, text) => send({ type: 'type', question, text })}
          onHint={(question) => send({ type: 'toggle-hint', question })}
          onSubmit={() => act({ type: 'submit' })}
          onResume={() => {
            played.current = true;
            resume();
          }}
        />
      )}
      {state.phase === 'finished' && (
        <PlayFrame
          resultFirst
          flat
          themed
          title={title}
          hi={card?.hi ?? undefined}
          board={<QuizAnswers questions={state.questions} words={words} />}
        >
          <QuizScore ref={message} state={state} best={best} onAgain={() => act({ type: 'restart' })} />
        </PlayFrame>
      )}
    </>
  );
}
