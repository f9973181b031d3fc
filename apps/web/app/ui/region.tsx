import styles from './region.module.css';

/** A region and its state, such as "Mithila, Bihar"; on a phone without the state. */
export function Region({ text }: { text: string }) {
  const comma = text.indexOf(',');
  if (comma === -1) return <span>{text}</span>;
  return (
    <>
      <span>{text.slice(0, comma)}</span>
      <span className={styles.state}>{text.slice(comma)}</span>
    </>
  );
}
