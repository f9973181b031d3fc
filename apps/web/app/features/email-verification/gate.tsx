import { memo } from 'react';
import styles from './gate.module.css';

const short = (value: number) => Number(value.toFixed(1));

/** `count` values from `first`, `step` apart. */
const series = (count: number, first: number, step: number) =>
  Array.from({ length: count }, (_, index) => first + index * step);

/** Middles of the cusps between the scallops of the arch, from its spring to its peak, of a radius of 1. */
const cusps = [
  [0.9, 0.43],
  [0.62, 0.78],
  [0.22, 0.97],
] as const;

/** Half the width of the opening. */
const doorway = 128;
const spring = 396;
const floor = 652;

/** The outline of the scalloped arch, `grow` wider than the opening. */
const arch = (grow: number) => {
  const [width, rise] = [doorway + grow, 122 + grow];
  const at = ([x, y]: readonly [number, number], side: number) =>
    `${short(side * width * x)} ${short(spring - rise * y)}`;
  const scallop = `A${short(width * 0.25)} ${short(width * 0.25)} 0 0 1 `;
  const up = cusps.map((cusp) => scallop + at(cusp, -1)).join('');
  const down = [...cusps].reverse().map((cusp, index) => (index > 0 ? scallop : '') + at(cusp, 1));
  const peak = short(spring - rise * 1.24);
  const [left, right] = [at([0.24, 1.14], -1), at([0.24, 1.14], 1)];
  return `M${-width} ${floor}V${spring}${up}Q${left} 0 ${peak}Q${right} ${down.join('')}${scallop}${width} ${spring}V${floor}Z`;
};

/** A leaf, or a petal, from its foot at 0 0 upwards. */
const leafPath = (length: number, width: number) =>
  `M0 0Q${-width} ${-length * 0.55} 0 ${-length}Q${width} ${-length * 0.55} 0 0Z`;

interface PetalsProps {
  className?: string | undefined;
  turns: readonly number[];
  path: string;
  /** Where their feet are. */
  at?: readonly [x: number, y: number];
}

/** The same petal at several turns, in degrees. */
function Petals({ className, turns, path, at }: PetalsProps) {
  return (
    <g className={className} transform={at && `translate(${at.join(' ')})`}>
      {turns.map((turn) => (
        <path key={turn} d={path} transform={`rotate(${turn})`} />
      ))}
    </g>
  );
}

function Rosette({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <Petals className={styles.leafGreen} turns={[45, 135, 225, 315]} path={leafPath(17, 5)} />
      <Petals className={styles.marigold} turns={series(9, 0, 40)} path={leafPath(12, 5.4)} />
      <circle className={styles.plaster} r="5" />
      <circle className={styles.vermilion} r="2.4" />
    </g>
  );
}

/** A vine of roses up the right pillar. */
function Vine() {
  return (
    <g transform="translate(180 0)">
      <path
        className={styles.stem}
        d={`M0 636${series(12, 0, 1)
          .map((index) => `q${index % 2 ? -20 : 20}-18 0-36`)
          .join('')}`}
      />
      <g className={styles.leafGreen}>
        {series(12, 0, 1).map((index) => (
          <path
            key={index}
            d={leafPath(17, 6)}
            transform={`translate(${index % 2 ? -9 : 9} ${624 - index * 36}) rotate(${index % 2 ? 62 : -62})`}
          />
        ))}
      </g>
      <g id="gate-rose" transform="translate(0 600)">
        <Petals className={styles.rose} turns={series(6, 0, 60)} path={leafPath(12, 7)} />
        <circle className={styles.bud} r="5" />
        <circle className={styles.gold} r="2" />
      </g>
      {series(5, -72, -72).map((y) => (
        <use key={y} href="#gate-rose" y={y} />
      ))}
    </g>
  );
}

function Dome({ x, size }: { x: number; size: number }) {
  return (
    <g transform={`translate(${x} 113) scale(${size})`}>
      <path className={styles.gilt} d="M0-44v-20" />
      <path className={styles.plaster} d="M-31 0c-9-15-6-30 9-38q13-5 22-14q9 9 22 14c15 8 18 23 9 38Z" />
      <path
        className={styles.rib}
        d="M0 0v-50M-11 0c-6-20-3-34 8-46M11 0c6-20 3-34-8-46M-22 0c-8-16-4-28 11-38M22 0c8-16 4-28-11-38"
      />
      <circle className={styles.gold} cy="-56" r="4" />
      <circle className={styles.gold} cy="-66" r="2.6" />
    </g>
  );
}

/** Domes, parapet and eave. */
const top = (
  <>
    <Dome x={-146} size={0.92} />
    <Dome x={146} size={0.92} />
    <Dome x={0} size={1.4} />
    <path className={styles.plaster} d="M-192 112h384v30h-384Z" />
    <g className={styles.rose}>
      {series(21, -180, 18).map((x) => (
        <path key={x} d={leafPath(22, 8)} transform={`translate(${x} 138)`} />
      ))}
    </g>
    <path className={styles.shade} d="M-204 178h408v20l-408 6Z" />
    <g className={styles.bracket}>
      {series(9, -176, 44).map((x) => (
        <path key={x} d={`M${x - 8} 176h16q0 20-8 32q-8-12-8-32Z`} />
      ))}
    </g>
    <path className={styles.eave} d="M-234 178l44-38h380l44 38Z" />
    <path
      className={styles.tiles}
      d={series(25, -12, 1)
        .map((index) => `M${short(index * 15.6)} 141L${short(index * 19)} 177`)
        .join('')}
    />
    <path className={styles.edge} d="M-234 178h468" />
  </>
);

/** The front with its pillars, the panel above the arch and the arch's painted band. */
const front = (
  <>
    <path className={styles.plaster} d="M-204 176h408v476h-408Z" />
    <path className={styles.panel} d="M-156 204h312v448h-312Z" />
    <g id="gate-side">
      <path className={styles.shade} d="M194 178h10v474h-10Z" />
      <Vine />
      <Rosette x={112} y={246} size={1.9} />
      <Rosette x={56} y={222} size={0.62} />
    </g>
    <use href="#gate-side" transform="scale(-1 1)" />
    <path className={styles.band} d={arch(24)} />
    <path className={styles.beads} d={arch(12)} />
    <path className={styles.rim} d={arch(24)} />
  </>
);

/** A holy basil on its pedestal. */
function Tulsi() {
  return (
    <g transform="translate(0 598)">
      <Petals className={styles.leafGreen} turns={series(8, -70, 20)} path={leafPath(40, 9)} />
      <path className={styles.plaster} d="M-24-4h48v10h-6v34h8v14h-52v-14h8V6h-6Z" />
      <path className={styles.eave} d="M-18 13h36v20h-36Z" />
    </g>
  );
}

/** The courtyard behind the leaves: a far arch in the light, and a tulsi plant. */
const court = (
  <>
    <path className={styles.dusk} d="M-150 230h300v430h-300Z" />
    <g className={styles.day}>
      <path className={styles.sun} d="M-150 230h300v430h-300Z" />
      <g transform="translate(0 78) scale(0.88)">
        <path
          className={styles.far}
          d="M-84 652V470q0-26 18-28q2-28 26-36q18-6 40-30q22 24 40 30q24 8 26 36q18 2 18 28v182Z"
        />
        <path
          className={styles.court}
          d="M-62 652V480q0-18 14-20q2-22 20-28q14-4 28-24q14 20 28 24q18 6 20 28q14 2 14 20v172Z"
        />
        <Tulsi />
      </g>
    </g>
  </>
);

/** The light above the leaves: a half flower of wood and painted glass. */
const fanlight = (
  <>
    <path className={styles.wood} d={`M-150 230h300V${spring + 8}h-300Z`} />
    <g transform={`translate(0 ${spring})`}>
      <Petals className={styles.glass} turns={series(11, -80, 16)} path="M0-44Q-14-92 0-120Q14-92 0-44Z" />
      <Petals className={styles.glass} turns={series(7, -75, 25)} path="M0-14Q-9-28 0-38Q9-28 0-14Z" />
      <path className={styles.brass} d="M-42 0a42 42 0 0 1 84 0" />
    </g>
    <path className={styles.lintel} d={`M-150 ${spring}h300v12h-300Z`} />
  </>
);

/** The right leaf of the door: six painted panels, studs and a ring. */
const leaf = (
  <>
    <path className={styles.wood} d="M0 408h130v244h-130Z" />
    <g id="gate-panel" transform="translate(13 432)">
      <path className={styles.inlay} d="M0 0h47v60h-47Z" />
      <path className={styles.panelLine} d="M5 5h37v50h-37Z" />
      <g transform="translate(23.5 30)">
        <Petals className={styles.leafPale} turns={[0, 180]} path={leafPath(21, 6)} />
        <Petals className={styles.marigold} turns={series(4, 0, 90)} path={leafPath(10, 6)} />
        <circle className={styles.vermilion} r="2.4" />
      </g>
    </g>
    <use href="#gate-panel" x="57" />
    <use href="#gate-panel" y="72" />
    <use href="#gate-panel" x="57" y="72" />
    <use href="#gate-panel" y="144" />
    <use href="#gate-panel" x="57" y="144" />
    <path className={styles.studs} d="M65 424V644M123 424V644" />
    <path className={styles.meeting} d="M0 408h7v244h-7Z" />
    <circle className={styles.ring} cx="13" cy="536" r="8" />
  </>
);

/** Mango leaves and marigolds on a string over the door. */
const garland = (
  <>
    <g className={styles.leafGreen}>
      {series(12, -115.5, 21).map((x) => (
        <Petals key={x} turns={[162, 198, 180]} path={leafPath(27, 8)} at={[x, 408]} />
      ))}
    </g>
    <path className={styles.garland} d="M-126 408h252" />
    <path className={styles.tassels} d="M-126 420h252M-126 430h252" />
  </>
);

/** Where the lamps stand on the steps, from left to right. */
const lamps = [
  [-224, 684],
  [-199, 668],
  [-173, 652],
  [173, 652],
  [199, 668],
  [224, 684],
] as const;

function Lamp({ x, y, lit }: { x: number; y: number; lit: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={styles.flame} data-lit={lit ? '' : undefined}>
        <circle className={styles.glow} cy="-18" r="34" />
        <path className={styles.fire} d="M0-9q-6-6 0-19q6 13 0 19Z" />
      </g>
      <path className={styles.clay} d="M-12-10q12 5 24 0q-1 10-8 10h-8q-7 0-8-10Z" />
    </g>
  );
}

const steps = (
  <>
    <path className={styles.step} d="M-188 652h376v16h-376Z" />
    <path className={styles.step} d="M-214 668h428v16h-428Z" />
    <path className={styles.step} d="M-240 684h480v16h-480Z" />
    <path className={styles.tread} d="M-188 657h376M-214 673h428M-240 689h480" />
  </>
);

interface GateProps {
  /** How many lamps burn. */
  lit: number;
  open: boolean;
}

/**
 * The painted gate of the page for unknown addresses, without its bricks: a lamp burns for each
 * digit of the code, and the leaves open on a lit courtyard.
 */
export const Gate = memo(function Gate({ lit, open }: GateProps) {
  return (
    <svg
      className={styles.gate}
      data-open={open ? '' : undefined}
      viewBox="-242 12 484 688"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <clipPath id="gate-opening">
          <path d={arch(0)} />
        </clipPath>
        <radialGradient id="gate-light" cy="0.75" r="0.85">
          <stop offset="0" className={styles.bright} />
          <stop offset="1" className={styles.deep} />
        </radialGradient>
        <radialGradient id="gate-glow">
          <stop offset="0" className={styles.bright} />
          <stop offset="1" className={styles.bright} stopOpacity="0" />
        </radialGradient>
      </defs>
      {front}
      <g clipPath="url(#gate-opening)">
        {court}
        <g className={styles.leaf}>
          <g id="gate-leaf">{leaf}</g>
        </g>
        <g transform="scale(-1 1)">
          <g className={styles.leaf}>
            <use href="#gate-leaf" />
          </g>
        </g>
        {fanlight}
        <path className={styles.inside} d={arch(0)} />
      </g>
      <path className={styles.rim} d={arch(0)} />
      {garland}
      {top}
      {steps}
      <path className={styles.carpet} d="M-62 652h124l74 48h-272Z" />
      {lamps.map(([x, y], index) => (
        <Lamp key={x} x={x} y={y} lit={index < lit} />
      ))}
    </svg>
  );
});
