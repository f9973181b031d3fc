import styles from './signed-text.module.css';

/** Returns the pictograph that a text begins with, such as ✅, or the empty text. */
export const signOf = (text: string): string => /^\p{Extended_Pictographic}?/u.exec(text)?.[0] ?? '';

/** A text with its sign drawn, since many machines have no font for it. The character stays in the text. */
export function SignedText({ text }: { text: string }) {
  const sign = signOf(text);
  return (
    <span className={sign && styles.signed}>
      {sign && (
        <span data-sign={sign}>
          <span>{sign}</span>
        </span>
      )}
      <span>{text.slice(sign.length)}</span>
    </span>
  );
}
