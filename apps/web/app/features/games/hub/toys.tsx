import type { Picture as Drawn } from '@kalavithi/contract/picture';
import type { CSSProperties, ReactNode } from 'react';
import { pictureSources } from '../../../lib/format/picture-sources';
import { classes } from '../../../ui/classes';
import { Picture } from '../../../ui/picture';
import { useGames } from '../content';
import styles from './toys.module.css';

/** Width and height of a niche in the units of its drawing. */
const width = 260;
const height = 300;

/** A drawing as large as the niche. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

interface PlacedPictureProps {
  picture: Drawn | null | undefined;
  /** Left, top and side of the square it fills, in units of the niche. */
  x: number;
  y: number;
  side: number;
  /** Rotation in degrees. */
  lean?: number;
  /** Which of its 3 by 3 parts is shown, from the top left; all of it by default. */
  part?: readonly [column: number, row: number];
}

/** A catalogue picture placed inside a drawing. */
function PlacedPicture({ picture, x, y, side, lean = 0, part }: PlacedPictureProps) {
  const place = {
    left: `${(x / width) * 100}%`,
    top: `${(y / height) * 100}%`,
    width: `${(side / width) * 100}%`,
    transform: lean ? `rotate(${lean}deg)` : undefined,
    '--column': part?.[0],
    '--row': part?.[1],
  } as CSSProperties;
  return (
    <div className={classes(styles.hung, part && styles.part)} style={place} aria-hidden="true">
      {picture && <Picture decorative priority="early" sources={pictureSources(picture)} sizes="120px" />}
    </div>
  );
}

/** A wooden spinning top, lying at its tip. */
function SpinningTop({ x, y, size, colours: [first, second, third] }: TurnedProps) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${size})`}
      stroke="var(--kajal)"
      strokeWidth={1.4 / size}
      strokeLinejoin="round"
    >
      <path d="M-3-34h6v14h-6Z" fill={first} />
      <circle cy="-36" r="4.5" fill={second} />
      <path d="M-6-20H6L20-12H-20Z" fill={third} />
      <path d="M-22-12H22V-4H-22Z" fill={second} />
      <path d="M-21-4H21L9 10H-9Z" fill={first} />
      <path d="M-9 10H9L0 24Z" fill={third} />
    </g>
  );
}

/** A wooden playing piece, standing at its foot. */
function Pawn({ x, y, size, colours: [first, second] }: TurnedProps) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${size})`}
      stroke="var(--kajal)"
      strokeWidth={1.4 / size}
      strokeLinejoin="round"
    >
      <path d="M-13 0C-13-7-7-9-5-15L-4-28H4L5-15C7-9 13-7 13 0Z" fill={first} />
      <path d="M-5-15H5L7-11H-7Z" fill={second} />
      <rect x="-13" y="-3" width="26" height="5" fill={second} />
      <circle cy="-34" r="8" fill={first} />
      <path d="M-7.6-36a8 8 0 0 0 15.2 0" fill={second} />
    </g>
  );
}

interface TurnedProps {
  x: number;
  y: number;
  size: number;
  colours: readonly string[];
}

const pigment = (name: string) => `var(--${name})`;
const dyes = (...names: string[]) => names.map((name) => pigment(name));

/** Four art tiles in their tray, one taken out. */
export function MemoryToy() {
  const [first, second, third, fourth] = useGames().memory;
  return (
    <>
      <Drawing>
        <path d="M52 262h156v8H52Z" fill="var(--shelf)" stroke="var(--kajal)" />
        <path d="M58 118h144v146H58Z" fill="var(--shelf-edge)" stroke="var(--kajal)" strokeWidth="1.5" />
      </Drawing>
      <PlacedPicture picture={first?.picture} x={64} y={124} side={64} />
      <PlacedPicture picture={third?.picture} x={64} y={192} side={64} />
      <PlacedPicture picture={fourth?.picture} x={132} y={192} side={64} />
      <Drawing>
        <g transform="translate(128 104) rotate(4 36 36)">
          <path d="M0 0h76v76H0Z" fill="var(--haldi)" stroke="var(--kajal)" strokeWidth="1.5" />
        </g>
      </Drawing>
      <PlacedPicture picture={second?.picture} x={133} y={109} side={66} lean={4} />
      <Drawing>
        <SpinningTop x={38} y={244} size={0.72} colours={dyes('zangar', 'hingul', 'haldi')} />
      </Drawing>
    </>
  );
}

/** Ladders of the small board, each from the middle of its foot to the middle of its top. */
const clothLadders = [
  [80, 200, 94, 172],
  [116, 214, 96, 180],
  [164, 124, 147, 148],
  [184, 208, 171, 172],
  [74, 124, 86, 150],
] as const;

/** Rails and rungs of a small ladder. */
function ladderLine([x1, y1, x2, y2]: readonly [number, number, number, number]): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const across = { x: (-(y2 - y1) / length) * 2.6, y: ((x2 - x1) / length) * 2.6 };
  const line = (share: number, side: number) =>
    `${(x1 + (x2 - x1) * share + across.x * side).toFixed(1)} ${(y1 + (y2 - y1) * share + across.y * side).toFixed(1)}`;
  const rungs = [0.14, 0.38, 0.62, 0.86].map((share) => `M${line(share, 1)}L${line(share, -1)}`);
  return [`M${line(0, 1)}L${line(1, 1)}M${line(0, -1)}L${line(1, -1)}`, ...rungs].join('');
}

/** Snakes of the small board, from their heads. */
const clothSnakes = [
  ['lakh', 'M92 112c6 7-9 11-3 19s-9 10-4 18 4 8-3 13'],
  ['kattha', 'M143 112c3 10-9 5-12 12s-7 6-11 8'],
  ['manjistha', 'M180 128c-9 6 3 11-5 18s3 11-4 16'],
  ['neel', 'M137 154c4 8-8 8-7 16s-4 6-6 8'],
  ['kesar', 'M150 166c6 8 11 3 17 9s9 8 15 7'],
  ['neel', 'M75 190c-2 10 10 8 11 17s6 7 9 8'],
  ['manjistha', 'M128 194c8 5-3 10 4 16s8 4 9 10'],
] as const;

/** A painted cloth with its pieces and a long die. */
export function SnakesToy() {
  return (
    <Drawing>
      <path d="M54 96h152" stroke="var(--shelf)" strokeWidth="7" strokeLinecap="round" />
      <g fill="var(--hingul)" stroke="var(--kajal)">
        <circle cx="52" cy="96" r="7" />
        <circle cx="208" cy="96" r="7" />
      </g>
      <path d="M62 98h136v146H62Z" fill="var(--manjistha)" stroke="var(--kajal)" strokeWidth="1.5" />
      <pattern id="cloth-squares" width="25.2" height="25.2" x="67" y="105" patternUnits="userSpaceOnUse">
        <path d="M0 0h25.2v25.2H0Z" fill="var(--chuna)" />
        <path d="M12.6 0h12.6v12.6H12.6ZM0 12.6h12.6v12.6H0Z" fill="var(--kora)" />
      </pattern>
      <path d="M67 105h126v126H67Z" fill="url(#cloth-squares)" />
      <path d="M67 105h12.6v12.6H67Z" fill="var(--haldi)" />
      <path
        d={clothLadders.map(ladderLine).join('')}
        fill="none"
        stroke="var(--zangar)"
        strokeWidth="1.3"
        strokeLinecap="round"
      />
      {clothSnakes.map(([colour, line]) => (
        <g key={line} fill="none" stroke={pigment(colour)} strokeLinecap="round">
          <path d={line} strokeWidth="2.8" />
          <path d={line} strokeWidth="6" strokeDasharray="0 200" />
        </g>
      ))}
      <path
        d={Array.from({ length: 17 }, (_, thread) => `M${66 + thread * 8} 244v12`).join('')}
        stroke="var(--manjistha)"
        strokeWidth="2.4"
      />
      <Pawn x={50} y={284} size={0.98} colours={dyes('hingul', 'haldi')} />
      <Pawn x={84} y={290} size={0.86} colours={dyes('neel', 'khadi')} />
      <Pawn x={212} y={286} size={1} colours={dyes('zangar', 'haldi')} />
      <g transform="translate(122 268)" stroke="var(--kajal)" strokeWidth="1.4">
        <path d="M0 6 8 0h56l-8 6Z" className={styles.brassLit} />
        <path d="M0 6h56v14H0Z" fill="var(--haldi)" />
        <path d="M56 6l8-6v14l-8 6Z" className={styles.brassDark} />
        <g fill="var(--kajal)" stroke="none">
          {[12, 22, 34, 44].map((x) => (
            <circle key={x} cx={x} cy="13" r="2.3" />
          ))}
        </g>
      </g>
    </Drawing>
  );
}

/** A sliding puzzle with one tile taken out. */
export function PuzzleToy() {
  const picture = useGames().puzzle[0]?.picture;
  return (
    <>
      <Drawing>
        <path d="M52 102h156v162H52Z" fill="var(--shelf)" stroke="var(--kajal)" strokeWidth="1.5" />
        <path d="M60 110h140v140H60Z" fill="var(--shelf-edge)" />
        <path d="M52 256h156" stroke="var(--kajal)" />
      </Drawing>
      <PlacedPicture picture={picture} x={62} y={112} side={136} />
      <Drawing>
        <path d="M154 204h44v44H154Z" fill="var(--shelf-edge)" />
        <path d="M107 112v136M153 112v136M62 157h136M62 203h136" stroke="var(--shelf-edge)" strokeWidth="2" />
        <g transform="translate(196 222) rotate(16)">
          <path d="M-2-2h54v54H-2Z" fill="var(--khadi)" stroke="var(--kajal)" strokeWidth="1.5" />
        </g>
      </Drawing>
      <PlacedPicture picture={picture} x={189} y={229} side={48} lean={16} part={[2, 2]} />
      <Drawing>
        <SpinningTop x={36} y={250} size={0.62} colours={dyes('hingul', 'neel', 'khadi')} />
      </Drawing>
    </>
  );
}

/** A wooden block with a letter. */
function Block({ x, y, letter, colour }: { x: number; y: number; letter: string; colour: string }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke="var(--kajal)" strokeWidth="1.5" strokeLinejoin="round">
      <path d="M0 0 14-12H76L62 0Z" fill="var(--chuna)" />
      <path d="M62 0l14-12v62l-14 12Z" fill="var(--tussar)" />
      <path d="M0 0h62v62H0Z" fill="var(--chuna)" />
      <path d="M5 5h52v52H5Z" fill="none" stroke={pigment(colour)} strokeWidth="3" />
      <text className={styles.letter} x="31" y="41" textAnchor="middle" fill={pigment(colour)}>
        {letter}
      </text>
    </g>
  );
}

/** Four blocks that spell the game's name. */
export function QuizToy() {
  return (
    <Drawing>
      <g lang="hi">
        <Block x={132} y={206} letter="ला" colour="zangar" />
        <Block x={62} y={206} letter="क" colour="neel" />
        <g transform="rotate(-3 100 170)">
          <Block x={56} y={132} letter="श" colour="manjistha" />
        </g>
        <g transform="translate(10 2) rotate(9 160 170)">
          <Block x={124} y={136} letter="ब्द" colour="lakh" />
        </g>
      </g>
      <SpinningTop x={222} y={252} size={0.66} colours={dyes('zangar', 'haldi', 'hingul')} />
      <Pawn x={38} y={288} size={0.9} colours={dyes('kesar', 'khadi')} />
    </Drawing>
  );
}

/** Back of a niche: its lime-washed wall and its board. */
export function NicheBack() {
  return (
    <Drawing>
      <path d={`M0 0h${width}v${height}H0Z`} fill="var(--khadi)" />
      <path d={`M0 268h${width}v32H0Z`} fill="var(--tussar)" />
      <path d={`M0 268h${width}`} stroke="var(--rakh)" strokeOpacity=".5" strokeWidth="1.5" />
    </Drawing>
  );
}

const arch =
  'V128c0-18-11-27-28-28 0-22-12-34-32-36-5-20-24-33-56-45-32 12-51 25-56 45-20 2-32 14-32 36-17 1-28 10-28 28V300';

/** The carved front of a niche, in which its arch is cut out. */
export function NicheFront() {
  return (
    <Drawing>
      <path fillRule="evenodd" fill="var(--kattha)" d={`M0 0H260V300H246${arch}H0Z`} />
      <path d={`M246 301${arch}`} fill="none" stroke="var(--haldi)" strokeWidth="2" />
      {[34, 226].map((x) => (
        <g key={x} fill="none" stroke="var(--haldi)" strokeWidth="1.3">
          <circle cx={x} cy="40" r="4" fill="var(--haldi)" />
          <circle cx={x} cy="40" r="9" />
        </g>
      ))}
    </Drawing>
  );
}
