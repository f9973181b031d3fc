import styles from './break-addresses.module.css';

/**
 * A text whose addresses begin a line before they break, and then after `@`, not within a word. Short compounds, such as six-digit, stay
 * on one line.
 */
export const breakAddresses = (text: string) =>
  text.split(/(\S+@\S+|\b[a-z]{1,5}-[a-z]{1,7}\b)/).map((part, index) => {
    const at = index % 2 === 0 ? 0 : part.lastIndexOf('@', part.length - 2) + 1;
    const whole = index % 2 === 1 && at === 0 ? 'unbroken' : undefined;
    return (
      // oxlint-disable-next-line react/no-array-index-key -- the parts have no id and never change
      <span key={index} className={at > 0 ? styles.address : whole}>
        {at > 0 && <span>{part.slice(0, at)}</span>}
        {at > 0 && <wbr />}
        <span>{part.slice(at)}</span>
      </span>
    );
  });
