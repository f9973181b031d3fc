import type { CSSProperties } from 'react';
import { classes } from '../../ui/classes';
import flame from './flame.generated.svg?no-inline';
import before from './gate-before.generated.svg?no-inline';
import behind from './gate-behind.generated.svg?no-inline';
import leaf from './gate-leaf.generated.svg?no-inline';
import light from './gate-light.generated.svg?no-inline';
import styles from './gate.module.css';

/** Width and height of the gate in the units of its drawing; `npm run drawings` draws it. */
const width = 484;
const height = 688;

/** A drawing as large as the gate. */
function Layer({ of, className }: { of: string; className?: string | undefined }) {
  return <img className={className} src={of} alt="" width={width} height={height} fetchPriority="high" />;
}

/** Where the lamps burn, from left to right. */
const lamps = [
  [18, 672],
  [43, 656],
  [69, 640],
  [415, 640],
  [441, 656],
  [466, 672],
] as const;

const placed = ([x, y]: (typeof lamps)[number]): CSSProperties => ({
  left: `${(x / width) * 100}%`,
  top: `${(y / height) * 100}%`,
});

interface GateProps {
  /** How many lamps burn. */
  lit: number;
  open: boolean;
}

/**
 * The painted gate of the page for unknown addresses, without its bricks: a lamp burns for each
 * digit of the code, and the leaves open on a lit courtyard.
 */
export function Gate({ lit, open }: GateProps) {
  return (
    <div className={styles.gate} data-open={open ? '' : undefined}>
      <Layer of={behind} />
      <img className={styles.leaf} src={leaf} alt="" width={130} height={244} fetchPriority="high" />
      <img
        className={classes(styles.leaf, styles.left)}
        src={leaf}
        alt=""
        width={130}
        height={244}
        fetchPriority="high"
      />
      <Layer of={before} />
      <Layer of={light} className={styles.light} />
      {lamps.map((lamp, index) => (
        <img
          key={lamp[0]}
          className={styles.flame}
          style={placed(lamp)}
          data-lit={index < lit ? '' : undefined}
          src={flame}
          alt=""
          width={68}
          height={68}
        />
      ))}
    </div>
  );
}
