/** A folded length of cloth lying on the table: a soft stack whose top layer rolls over the front edge and hangs down. */
import { roundBox, smoothMax } from './distance.ts';
import { fbm } from './noise.ts';
import type { Field } from './scene.ts';
import { rotate } from './vector.ts';

export interface FoldedClothOptions {
  /** Turn on the table. */
  yaw: number;
  /** Half the width across the fall. */
  halfWidth: number;
  /** Height of the stack. */
  height: number;
  /** Length along the top layer, from the back edge, at which it ends; depends on x for a scalloped hem. */
  end: (x: number) => number;
}

/** A point in terms of the top layer. */
interface ClothPlace {
  /** 0..1 across the cloth, a little inside its edges. */
  u: number;
  /** Length from the back edge along the fall, in scene units. */
  along: number;
  /** False for the layers below. */
  onTop: boolean;
}

export interface FoldedCloth {
  field: Field;
  /** Place of a point near the surface; the same object is returned every time. */
  locate: (x: number, y: number, z: number) => ClothPlace;
}

const ROLL = 0.1;
const BACK = -1;
const FRONT = 0.98;
const FLAT_LENGTH = FRONT - BACK;
const ROLL_LENGTH = (ROLL * Math.PI) / 2;
/** Pitch of the folds of the stack. */
const LAYER = 0.088;

/** Soft undulation of the top layer. */
const ripple = (x: number, s: number) =>
  0.018 * Math.sin(x * 3.1 + s * 2) +
  0.03 * (fbm(x * 1.6, s * 1.4, 4, 2) - 0.5) +
  0.012 * Math.sin(x * 7 - s * 5) * Math.max(0, s - 1);

/** Pleats of the hanging front, deeper the further it has fallen. */
const pleats = (x: number, fallen: number) =>
  fallen * (0.1 * Math.sin(x * 4.3 + 0.8) + 0.06 * Math.sin(x * 8.1 + 2) + 0.08);

export function foldedCloth({ yaw, halfWidth, height, end }: FoldedClothOptions): FoldedCloth {
  const place: ClothPlace = { u: 0, along: 0, onTop: false };

  /** Distance from the middle of the top layer; sets `place.along`: flat top, quarter roll, hanging front. */
  const fall = (x: number, y: number, z: number) => {
    const above = y - height - ripple(x, z + 1);
    if (z <= FRONT) {
      place.along = z - BACK;
      return Math.abs(above);
    }
    if (above > -ROLL) {
      place.along = FLAT_LENGTH + ROLL * Math.atan2(z - FRONT, above + ROLL);
      return Math.abs(Math.hypot(z - FRONT, above + ROLL) - ROLL);
    }
    const fallen = -ROLL - above;
    place.along = FLAT_LENGTH + ROLL_LENGTH + fallen;
    return Math.abs(z - FRONT - ROLL - pleats(x, fallen) + 0.08 * fallen) * 0.86;
  };

  const top = (x: number, y: number, z: number) => {
    const thick = fall(x, y, z) - 0.012;
    const past = place.along - end(x);
    const sides = smoothMax(thick, Math.abs(x) - halfWidth - 0.015 * Math.sin(z * 5), 0.015);
    return smoothMax(sides, Math.max(past * 0.9, BACK - z), 0.012);
  };

  /** The layers below: a soft block with a groove between folds. */
  const stack = (x: number, y: number, z: number) => {
    const k = y / LAYER;
    const layer = Math.floor(k);
    const groove = k - layer - 0.5;
    const shiftX = 0.03 * Math.sin(layer * 2.7);
    const shiftZ = 0.025 * Math.sin(layer * 1.9 + 1);
    const lift = (ripple(x, z + 1) * y) / height;
    const round = 0.05 * groove * groove * 4;
    const half = height / 2 - 0.02;
    return (
      roundBox(
        x - shiftX,
        y - lift,
        z - shiftZ,
        [0, half, 0],
        [halfWidth + 0.03 - round, half, 1.02 - round],
        0.03,
      ) * 0.85
    );
  };

  return {
    field(x, y, z) {
      const [a, b] = rotate(x, z, yaw);
      return Math.min(top(a, y, b), stack(a, y, b));
    },
    locate(x, y, z) {
      const [a, b] = rotate(x, z, yaw);
      place.onTop = top(a, y, b) < 0.02;
      place.u = (a + halfWidth + 0.2) / (2 * halfWidth + 0.4);
      return place;
    },
  };
}
