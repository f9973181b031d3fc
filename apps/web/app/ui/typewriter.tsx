import { useEffect, useRef, useState } from 'react';
import { PauseButton } from './pause-button';
import { typedAt, type TypingPace } from './typed';
import styles from './typewriter.module.css';
import { useReducedMotion } from './use-media';

interface TypewriterProps extends TypingPace {
  /** The sentences, typed one after the other and from the beginning again. */
  lines: readonly string[];
}

/**
 * Sentences that type themselves. The height of the longest is kept free; a screen reader hears them once, whole; without the page's script and
 * where less motion is asked for they stand whole.
 */
export function Typewriter({ lines, speedMs, pauseMs }: TypewriterProps) {
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
      const { staysMs, ...now } = typedAt(each, { speedMs, pauseMs }, performance.now() - startedAt);
      setAt(now);
      timer = setTimeout(type, staysMs);
    };
    type();
    return () => {
      clearTimeout(timer);
      spentMs.current = performance.now() - startedAt;
    };
  }, [reduced, paused, lengths, speedMs, pauseMs]);

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
