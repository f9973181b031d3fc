/**
 * Shared vocabulary of the figure rig. Figure space: feet at (0,0), y up is negative, an adult stands about 430 high.
 */
import type { Point, Poly } from '../draw/geometry.ts';

/** How much of the face is seen. Figures always face right; mirror with `fx = -1`. */
export type View = 'profile' | 'threeQuarter' | 'front';

export type Mudra =
  | 'open'
  | 'blessing'
  | 'hold'
  | 'veil'
  | 'flute'
  | 'grip'
  | 'hip'
  | 'point'
  | 'garland'
  | 'flat'
  | 'namaste'
  | 'rest';

export type ProfileName = 'kishangarh' | 'pichwai' | 'pattachitra' | 'mithila';

export type Pattern = 'plain' | 'buti' | 'dots' | 'stripe' | 'rings' | 'hatch';

/** A dyed textile: ground, its shadow, the motif printed on it and the two colours of its border. */
export interface Cloth {
  base: string;
  shade: string;
  motif: string;
  border: string;
  border2: string;
  pattern: Pattern;
  /** 0..1, below 1 the cloth is a see-through veil. */
  opacity?: number | undefined;
}

/** Skin: body colour, the shading along its edge and the colour of its contour. */
export interface Tone {
  base: string;
  shade: string;
  line: string;
  hi?: string | undefined;
}

/** A piece of draped cloth in figure space: outline, fold lines, border bands and motif stations. */
export interface Drape {
  shape: Poly;
  /** Lines to ink where not the whole outline is seen, as on a sleeve that grows from a blouse. */
  contour?: Poly[] | undefined;
  folds: Poly[];
  bands: Poly[];
  trims: Poly[];
  motifs: Point[];
}

/** One arm: where the wrist goes (figure space), which way the elbow bends, what the hand does. */
export interface ArmPose {
  to: Point;
  bend: 1 | -1;
  mudra: Mudra;
  /** Direction of the hand in radians (0 = right, -PI/2 = up). Default: along the forearm. */
  aim?: number | undefined;
  /** Mirrors the hand so that the thumb is on the other side. */
  flip?: boolean;
  /** 'behind' is painted before the body, 'front' after it. */
  order: 'behind' | 'front';
  /** Length factor, below 1 for a foreshortened arm. */
  reach?: number | undefined;
}

export interface LegPose {
  knee: Point;
  ankle: Point;
  foot?: 'right' | 'left' | 'toe' | 'front';
}

export interface Pose {
  name: string;
  /** Spine from hip to neck base: hip, waist, chest, neck. */
  spine: [Point, Point, Point, Point];
  /** Head lean in radians, positive bows forward. */
  headTilt: number;
  base: 'stand' | 'sit' | 'kneel' | 'dance';
  /** Back leg (picture left) and front leg. Used by dhoti and paijama; skirts only use the ankles. */
  legs: [LegPose, LegPose];
  /** Arm from the back shoulder (picture left, near the viewer), arm from the front shoulder. */
  arms: [ArmPose, ArmPose];
  /** Sideways sweep of the skirt hem when dancing. */
  sweep?: number;
}
