import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { classes } from './classes';
import styles from './code-boxes.module.css';

interface CodeBoxesProps {
  /** How many digits. */
  length: number;
  /** One entry per box, a digit or the empty text. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Names the group. */
  label: string;
  /** Id of the error's element. */
  describedBy?: string | undefined;
  invalid?: boolean;
  autoFocus?: boolean;
  /** Converts the digits of other scripts to 0 to 9; other characters are dropped. */
  normalise?: (text: string) => string;
}

/** An empty code of `length` digits. */
export const emptyCode = (length: number): string[] => Array.from({ length }, () => '');

/**
 * A one-time code with one box per digit. Typing moves to the next box, Backspace to the previous
 * one, and a pasted or autofilled code is spread over the boxes.
 */
export function CodeBoxes({
  length,
  value,
  onChange,
  label,
  describedBy,
  invalid,
  autoFocus,
  normalise,
}: CodeBoxesProps) {
  const digitsOf = (text: string) => [...(normalise?.(text) ?? text).replaceAll(/\D/g, '')];
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const focusBox = (index: number) => boxes.current[Math.max(0, Math.min(index, length - 1))]?.focus();

  const spread = (from: number, digits: readonly string[]) => {
    const next = [...value];
    digits.slice(0, length - from).forEach((digit, offset) => {
      next[from + offset] = digit;
    });
    onChange(next);
    focusBox(from + digits.length);
  };

  const receive = (index: number, text: string) => {
    const digits = digitsOf(text);
    const current = value[index];
    if (digits.length === 0) onChange(value.map((digit, at) => (at === index ? '' : digit)));
    // Typing into a filled box: the new digit replaces the old one, wherever the caret was.
    else if (digits.length === 2 && current && digits.includes(current)) {
      spread(index, [digits[0] === current ? (digits[1] as string) : (digits[0] as string)]);
    } else if (digits.length >= length) spread(0, digits);
    else spread(index, digits);
  };

  const onKeyDown = (index: number) => (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Backspace' && !value[index] && index > 0) {
      event.preventDefault();
      onChange(value.map((digit, at) => (at === index - 1 ? '' : digit)));
      focusBox(index - 1);
    } else if (event.key === 'ArrowLeft') {
      event.preventDefault();
      focusBox(index - 1);
    } else if (event.key === 'ArrowRight') {
      event.preventDefault();
      focusBox(index + 1);
    }
  };

  const onPaste = (index: number) => (event: ClipboardEvent<HTMLInputElement>) => {
    const digits = digitsOf(event.clipboardData.getData('text'));
    event.preventDefault();
    if (digits.length > 0) spread(digits.length >= length ? 0 : index, digits);
  };

  return (
    <div className={styles.boxes} role="group" aria-label={label} aria-describedby={describedBy}>
      {value.map((digit, index) => (
        <input
          // oxlint-disable-next-line react/no-array-index-key -- a box has no other id
          key={index}
          ref={(element) => {
            boxes.current[index] = element;
          }}
          className={classes(styles.box, digit && styles.filled)}
          aria-label={`Digit ${index + 1} of ${length}`}
          aria-invalid={invalid ? true : undefined}
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          required
          autoFocus={autoFocus && index === 0}
          value={digit}
          onInput={(event) => receive(index, event.currentTarget.value)}
          onKeyDown={onKeyDown(index)}
          onPaste={onPaste(index)}
          onFocus={(event) => event.target.select()}
        />
      ))}
    </div>
  );
}
