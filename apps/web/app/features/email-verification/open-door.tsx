import styles from './open-door.module.css';

const short = (value: number) => Number(value.toFixed(1));

/** The garland hangs from pillar to pillar, along a curve with this middle. */
const [left, middle, right] = [
  { x: 92, y: 168 },
  { x: 200, y: 236 },
  { x: 308, y: 168 },
];

/** A place on the garland, from 0 at its left end to 1 at its right one. */
const onGarland = (share: number) => {
  const rest = 1 - share;
  return {
    x: short(rest * rest * left.x + 2 * rest * share * middle.x + share * share * right.x),
    y: short(rest * rest * left.y + 2 * rest * share * middle.y + share * share * right.y),
  };
};

const marigolds = Array.from({ length: 23 }, (_, index) => onGarland(index / 22));
const mangoLeaves = Array.from({ length: 11 }, (_, index) => onGarland((index + 0.5) / 11));

/** Petals of a lotus round its middle, as turns in degrees. */
const petals = [-72, -48, -24, 0, 24, 48, 72];

/** A lotus painted on the wall. */
function Lotus({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        className={styles.stem}
        d="M0 4q-3 34 2 62M0 30q-16-2-20 14q14 4 20-14Zm1 14q14-4 20 10q-13 6-20-10Z"
      />
      {petals.map((turn) => (
        <path
          key={turn}
          className={styles.petal}
          d="M0 6q-8-14 0-27q8 13 0 27Z"
          transform={`rotate(${turn})`}
        />
      ))}
    </g>
  );
}

/** A niche in the wall with a burning lamp. */
function Niche({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 330)`}>
      <path className={styles.niche} d="M-15 26V-8q0-10 6-13q1-7 9-11q8 4 9 11q6 3 6 13v34Z" />
      <circle className={styles.glow} cy="2" r="13" />
      <path className={styles.clay} d="M-11 12h22q-2 11-11 11t-11-11Z" />
      <path className={styles.flame} d="M0 11q-7-7 0-19q7 12 0 19Z" />
    </g>
  );
}

/** The leaf of a door: two panels and its studs, in the box of the left one. */
function Leaf({ turned }: { turned?: boolean }) {
  return (
    <g {...(turned && { transform: 'matrix(-1 0 0 1 400 0)' })}>
      <path className={styles.wood} d="M98 402V196q2-12 10-18l42 30v178Z" />
      <path className={styles.panel} d="M107 384V296l33 6v70ZM107 284v-76q1-6 4-9l29 21v70Z" />
      <path
        className={styles.flower}
        d="M123 336q-9-12 0-22q9 10 0 22Zm0 0q-9 12 0 22q9-10 0-22Zm0-80q-9-12 0-22q9 10 0 22Zm0 0q-9 12 0 22q9-10 0-22Z"
      />
      <g className={styles.stud}>
        {[216, 244, 272, 300, 328, 356].map((y) => (
          <circle key={y} cx="146" cy={y} r="2.2" />
        ))}
      </g>
    </g>
  );
}

/** A painted gate whose leaves stand open, with a garland, lamps and the light of a courtyard. */
export function OpenDoor() {
  return (
    <svg className={styles.door} viewBox="0 0 400 424" aria-hidden="true" focusable="false">
      <path className={styles.wall} d="M14 418V92q0-8 8-8h356q8 0 8 8v326Z" />
      <path
        className={styles.cornice}
        d="M6 84V70h388v14ZM20 70q6-20 20-20t20 20q6-20 20-20t20 20q6-20 20-20t20 20q6-20 20-20t20 20q6-20 20-20t20 20q6-20 20-20t20 20q6-20 20-20t20 20q6-20 20-20t20 20q6-20 20-20t20 20Z"
      />
      <path className={styles.frieze} d="M14 98h372M14 104h372" />
      <Lotus x={48} y={176} />
      <Lotus x={352} y={176} />
      <Niche x={48} />
      <Niche x={352} />
      <path className={styles.plinth} d="M6 424v-18h388v18Z" />
      <path
        className={styles.surround}
        d="M78 406V190c0-26 14-38 34-38 2-26 16-38 36-40 4-18 22-32 52-48 30 16 48 30 52 48 20 2 34 14 36 40 20 0 34 12 34 38v216Z"
      />
      <path
        className={styles.inside}
        d="M96 406V192c0-16 10-24 26-24 2-24 16-34 34-36 4-16 18-28 44-42 26 14 40 26 44 42 18 2 32 12 34 36 16 0 26 8 26 24v214Z"
      />
      <path
        className={styles.far}
        d="M138 406V240c0-18 9-22 16-22 0-18 8-24 18-26 3-16 14-24 28-32 14 8 25 16 28 32 10 2 18 8 18 26 7 0 16 4 16 22v166Z"
      />
      <path
        className={styles.court}
        d="M160 406V268c0-11 6-15 12-15 2-13 8-18 14-20 3-8 7-13 14-18 7 5 11 10 14 18 6 2 12 7 14 20 6 0 12 4 12 15v138Z"
      />
      <path
        className={styles.tulsi}
        d="M188 372h24l3 34h-30Zm12-2q-13-4-14-16q9 0 14 8q-8-9-4-20q8 5 6 18q4-12 14-10q-1 14-16 20Z"
      />
      <path className={styles.light} d="M138 406h124l60 18H78Z" />
      <Leaf />
      <Leaf turned />
      <path
        className={styles.mango}
        d={mangoLeaves.map(({ x, y }) => `M${x} ${y}q-7 12 0 25q7-13 0-25Z`).join('')}
      />
      <g className={styles.marigold}>
        {marigolds.map(({ x, y }, index) => (
          <circle key={x} className={index % 2 ? styles.saffron : undefined} cx={x} cy={y} r="6" />
        ))}
      </g>
    </svg>
  );
}
