import { wood } from '../shared/wood';
import styles from './quiz-sign.module.css';

/** The game's name in two scripts, each letter (in Devanagari each akshara) on its own tile. */
const rows: readonly { lang: string; letters: readonly string[] }[] = [
  { lang: 'hi', letters: ['श', 'ब्द', 'क', 'ला'] },
  { lang: 'en', letters: ['S', 'H', 'A', 'B', 'D'] },
  { lang: 'en', letters: ['K', 'A', 'L', 'A'] },
];

/** Stands on the board while no game is played. */
export function QuizSign() {
  return (
    <div className={styles.sign} aria-hidden="true">
      {rows.map(({ lang, letters }, row) => (
        // oxlint-disable-next-line react/no-array-index-key -- the sign never changes
        <div key={row} className={styles.row} lang={lang}>
          {letters.map((letter, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the sign never changes
            <span key={index} className={wood.block}>
              {letter}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
