import { useEffect, useRef, useState } from 'react';
import { PauseButton } from './pause-button';
import { typingStateAt, type TypingPace } from './typing-state';
import styles from './typewriter.module.css';
import { useReducedMotion } from './use-media';

const pace: TypingPace = { speedMs: 40, pauseMs: 1500 };

interface TypewriterProps {
  /** The sentences, typed one after the other and from the beginning again. */
  lines: readonly string[];
}

/**
 * Sentences that type themselves. The height of the longest is kept free; a screen reader hears them once, whole; without the page's script and
 * where less motion is asked for they stand whole.
 */
export function Typewriter({ lines }: TypewriterProps) {
  const reduced = useReducedMotion();
  const [paused, setPaused] = useState(false);
  const [at, setAt] = useState({ line: 0, letters: 0 });
  const spentMs = useRef(0);
  const lengths = lines.map((line) => [...line].length).join();

  useEffect(() => {
    if (reduced || paused) return undefined;
    const each = lengths.split(',').map(Number);
    const startedAt = performance.now() - spentMs.current;
    let timer: ReturnType<typeof setTimeout>;
    const type = () => {
      const { staysMs, ...now } = typingStateAt(each, pace, performance.now() - startedAt);
      setAt(now);
      timer = setTimeout(type, staysMs);
    };
    type();
    return () => {
      clearTimeout(timer);
      spentMs.current = performance.now() - startedAt;
    };
  }, [reduced, paused, lengths]);

  const line = lines[at.line] ?? '';
  return (
    <div className={styles.typewriter}>
      <p className="sr">{lines.join(' ')}</p>
      <div className={styles.lines} aria-hidden="true">
        {lines.map((whole) => (
          <p key={whole} className={styles.whole}>
            {whole}
          </p>
        ))}
        <p className={styles.typed}>
          {/* A paused sentence stands whole. */}
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
