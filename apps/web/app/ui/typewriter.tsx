import { useEffect, useRef, useState } from 'react';
import { useIsDialogOpen } from './open-dialogs';
import { PauseButton } from './pause-button';
import { typingStateAt, type TypingPace } from './typing-state';
import styles from './typewriter.module.css';
import { useReducedMotion } from './use-media';

const pace: TypingPace = { speedMs: 40, pauseMs: 1500 };

interface TypewriterProps {
  /** The sentences, typed in a loop. */
  lines: readonly string[];
}

/**
 * Sentences that type themselves, with space for the longest. A screen reader reads them once, in
 * full; without scripts and with reduced motion they are shown in full.
 */
export function Typewriter({ lines }: TypewriterProps) {
  const reduced = useReducedMotion();
  const covered = useIsDialogOpen();
  const [paused, setPaused] = useState(false);
  const [at, setAt] = useState({ line: 0, letters: 0 });
  const spentMs = useRef(0);

  useEffect(() => {
    if (reduced || paused || covered) return undefined;
    const each = lines.map((line) => [...line].length);
    const startedAt = performance.now() - spentMs.current;
    let timer: ReturnType<typeof setTimeout>;
    const type = () => {
      const { remainingMs, ...now } = typingStateAt(each, pace, performance.now() - startedAt);
      setAt(now);
      timer = setTimeout(type, remainingMs);
    };
    type();
    return () => {
      clearTimeout(timer);
      spentMs.current = performance.now() - startedAt;
    };
  }, [reduced, paused, covered, lines]);

  const line = lines[at.line] ?? '';
  return (
    <div className={styles.typewriter} data-faces="tiro-latin-italic">
      <p className="sr">{lines.join(' ')}</p>
      <div className={styles.lines} aria-hidden="true">
        {lines.map((whole) => (
          <p key={whole} className={styles.whole}>
            {whole}
          </p>
        ))}
        <p className={styles.typed}>
          {/* Paused, the sentence is shown in full. */}
          {paused ? line : [...line].slice(0, at.letters).join('')}
        </p>
      </div>
      <PauseButton
        what="typing"
        className={styles.pause}
        paused={paused}
        onToggle={() => setPaused(!paused)}
      />
    </div>
  );
}
