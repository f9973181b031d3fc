import type { Elements } from '../ui/elements';
import styles from './kit.module.css';

/** A component's name above its examples. */
export function Part({ name, children }: { name: string; children: Elements }) {
  return (
    <section className={styles.part} aria-labelledby={`part-${name}`}>
      <h2 id={`part-${name}`}>{name}</h2>
      {children}
    </section>
  );
}

const drawing = (width: number, height: number, colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 12 12" preserveAspectRatio="none">` +
      `<path fill="${colour}" d="M0 0h12v12H0z"/><path fill="none" stroke="currentColor" stroke-width=".3" d="M2 11V6a4 4 0 0 1 8 0v5M4 11V7a2 2 0 0 1 4 0v4"/></svg>`,
  )}`;

/** A picture that needs no file: an arch on a colour. */
export const example = (colour: string, width = 800, height = 600) => {
  const address = drawing(width, height, colour);
  return {
    avif: `${address} ${width}w`,
    fallback: address,
    full: address,
    width,
    height,
    colour,
    alt: 'Two arches, one within the other',
  };
};
