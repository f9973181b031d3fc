import type { ReactNode } from 'react';
import styles from './door-life.module.css';

const figures = Array.from({ length: 9 }, (_, index) => index * 40);

/** What lives in each door, in a box of 90 by 140 that stands on the sill. */
const lives: Readonly<Record<string, ReactNode>> = {
  // A parrot in a ring.
  shekhawati: (
    <g className={styles.swing}>
      <path className={styles.brass} d="M45 0v46" />
      <circle className={styles.brass} cx="45" cy="66" r="20" />
      <path
        className={styles.green}
        d="M45 50c8 1 11 9 9 17-1 8-6 14-9 34l-5-1c1-13-4-17-4-27 0-12 2-22 9-23z"
      />
      <path className={styles.deepGreen} d="M49 62c5 6 3 18-4 25-3-9-2-19 4-25z" />
      <path className={styles.red} d="M37 55c-6-1-8 4-6 9 2-2 5-2 7-2zM37 66q5 4 12 1" />
      <circle className={styles.ink} cx="41" cy="57" r="1.5" />
    </g>
  ),
  // A lacquered top.
  kutch: (
    <>
      <path className={styles.wood} d="M14 132h62v-7H14zM20 132l-3 8M70 132l3 8" />
      <g className={styles.wobble}>
        <path className={styles.wood} d="M42 72h6v16h-6z" />
        <clipPath id="street-top">
          <path d="M45 125 22 96c0-11 10-14 23-14s23 3 23 14z" />
        </clipPath>
        <g clipPath="url(#street-top)">
          <path className={styles.red} d="M20 78h50v50H20z" />
          <path className={styles.yellow} d="M20 92h50v6H20zM20 108h50v4H20z" />
          <path className={styles.green} d="M20 99h50v5H20z" />
          <path className={styles.shine} d="M20 78h7v50h-7zM45 78h5v50h-5zM70 78h7v50h-7z" />
        </g>
      </g>
    </>
  ),
  // The shadow of a dancer on a curtain.
  kerala: (
    <>
      <path className={styles.curtain} d="M8 8h74v132H8z" />
      <path className={styles.fold} d="M20 8v132M33 8v132M57 8v132M70 8v132" />
      <g className={styles.dance}>
        <path className={styles.thigh} d="M45 88 27 105M45 88l18 17" />
        <path className={styles.shin} d="m27 105 9 29-9 2M63 105l-9 29 9 2" />
        <path d="M45 84 31 111q14 10 28 0z" />
        <g className={styles.sway}>
          <path d="M37 62q8 5 16 0-1 10-4 15 6 6 6 12H35q0-6 6-12-3-5-4-15z" />
          <circle cx="45" cy="50" r="6.5" />
          <path d="M39 46q6-9 12 0zM50 46a4.5 4.5 0 1 1 4 7z" />
          <path className={styles.braid} d="M52 52q5 14 1 30" />
          <path className={styles.leftArm} d="m39 64-17 5-3-20-4-5" />
          <path className={styles.rightArm} d="m51 64 15 6 13-12 5 1" />
        </g>
      </g>
    </>
  ),
  // Gold that glints.
  chettinad: (
    <>
      <path className={styles.wood} d="M8 40h74v88H8z" />
      <path className={styles.gilt} d="M13 45h64v78H13z" />
      <path className={styles.red} d="M19 51h52v66H19z" />
      <path
        className={styles.gilt}
        d="M22 117V78q0-21 23-24 23 3 23 24v39h-5V80q-1-18-18-20-17 2-18 20v37z"
      />
      <path className={styles.brass} d="M31 84a14 14 0 1 1 28 0 14 14 0 1 1-28 0z" />
      <path className={styles.blue} d="M26 117q1-13 13-16l6 5 6-5q12 3 13 16zM35 84q0 17 10 19 10-2 10-19z" />
      <path
        className={styles.gilt}
        d="M34 86q1-13 7-14l4-11 4 11q6 1 7 14-11-6-22 0zM36 104q9 9 18 0l3 3q-12 12-24 0zM38 111q7 6 14 0"
      />
      <path className={styles.red} d="m45 74 3 4-3 4-3-4z" />
      <path className={styles.ink} d="M38 90q3-2 5 0-2 2-5 0zM47 90q3-2 5 0-3 2-5 0z" />
      <path className={styles.smile} d="M42 97q3 2 6 0" />
      <clipPath id="street-gold">
        <path d="M13 45h64v78H13z" />
      </clipPath>
      <g clipPath="url(#street-gold)">
        <path className={styles.glint} d="M-30 128 0 40h14L-16 128z" />
      </g>
    </>
  ),
  // A fish that paints itself.
  mithila: (
    <>
      <path className={styles.wood} d="M20 140 40 34h10l20 106h-5L52 74H38L25 140z" />
      <path className={styles.paper} d="M8 48h74v62H8z" />
      <path className={styles.wood} d="M4 110h82v6H4z" />
      <path
        className={styles.paint}
        pathLength="1"
        d="M18 66q4 13-2 27 14-4 20-12 16 15 34-1-18-18-35-2-5-8-17-12M46 72q8 8 1 16M54 72q7 8 1 16M65 78h.5M36 71q7-9 16-3M36 90q7 8 16 2"
      />
    </>
  ),
  // A lamp on its chain.
  bengal: (
    <g className={styles.swing}>
      <path className={styles.brass} d="M45 0v52" />
      <path className={styles.gilt} d="m40 52 5-8 5 8-2 6h-6zM43 58h4v8h-4z" />
      <path className={styles.gilt} d="M22 74q23 9 46 0-3 16-23 18-20-2-23-18z" />
      <path className={styles.gilt} d="M43 92h4l3 10-5 6-5-6z" />
      <path
        className={styles.flame}
        d="M27 74q6-8 0-15-6 7 0 15zM63 74q6-8 0-15-6 7 0 15zM45 78q7-9 0-18-7 9 0 18z"
      />
    </g>
  ),
  // A picture that is hoisted to its nail.
  goa: (
    <>
      <path className={styles.brass} d="M45 0v30" />
      <g className={styles.hoist}>
        <path className={styles.brass} d="m18 52 27-24 27 24" />
        <path className={styles.gilt} d="M12 52h66v52H12z" />
        <path className={styles.paper} d="M18 58h54v40H18z" />
        <path className={styles.blue} d="M18 84q14-8 27 0t27 0v14H18z" />
        <path className={styles.red} d="M30 68a7 7 0 1 1 14 0 7 7 0 1 1-14 0z" />
        <path
          className={styles.deepGreen}
          d="M60 86V70m0 0q-8-6-10 2m10-2q8-6 10 2m-10-2q-2-9-7-6m7 6q4-8 8-4"
        />
      </g>
    </>
  ),
  // A Warli ring of dancers.
  warli: (
    <g className={styles.ring}>
      <path d="M45 76v9m0 0-3 9m3-9 3 9m-7-15 8 1 6 8" />
      <circle cx="45" cy="73" r="2.4" />
      {figures.map((turn) => (
        <g key={turn} transform={`rotate(${turn} 45 84) translate(45 58) scale(.74)`}>
          <path d="M-6-9H6L0 0zM0 0l-5 9H5zM-6-9l-6 7M6-9l6 7M-3 9l-3 8M3 9l4 8" />
          <circle cy="-13" r="3" />
        </g>
      ))}
    </g>
  ),
};

const pips: readonly (readonly [face: string, count: number])[] = [
  ['front', 1],
  ['back', 6],
  ['right', 3],
  ['left', 4],
  ['top', 5],
  ['bottom', 2],
];

/** A die that rolls from side to side. */
function Die() {
  return (
    <span className={styles.die}>
      <span className={styles.cube}>
        {pips.map(([face, count]) => (
          <span key={face} className={styles.face} data-face={face}>
            {Array.from({ length: count }, (_, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- pips never change
              <span key={index} className={styles.pip} />
            ))}
          </span>
        ))}
      </span>
    </span>
  );
}

/** What lives in the door of a house. It moves while the door is seen and the street is not paused. */
export function DoorLife({ of }: { of: string }) {
  if (of === 'lucknow') return <Die />;
  return (
    <svg className={styles.life} viewBox="0 0 90 140">
      {lives[of]}
    </svg>
  );
}
