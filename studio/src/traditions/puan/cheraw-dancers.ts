/** Cheraw in the weave: women who step between the bamboos, and partners who kneel and clap them. */
import { union } from '../../draw/contour.ts';
import { curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Point, type Poly, transform } from '../../draw/geometry.ts';
import { ellipse } from '../../draw/shapes.ts';
import { limb } from '../../motifs/animals/limb.ts';
import { DancerPen, type Place } from '../../motifs/dancers/dancer-pen.ts';
import { drape } from '../../motifs/dancers/drape.ts';
import { flat } from '../../motifs/dancers/hands.ts';
import { EASTERN, type Features, drawnBack, profile } from '../../motifs/dancers/profile.ts';
import { K, type Loom, STITCH } from './loom.ts';

type Joint = [Point, Point, Point];

/** Brow, lid and eye in stitches, the nose to the right. */
const EYE = ['.######.', '#......#', '........', '.#######', '##oo##o.', '..oo##..'];

/** A face of few stitches. */
function head(loom: Loom, on: Place, skin: string, f: Features, hair: Poly): void {
  const q = profile({ ...EASTERN, open: 0.95, eye: 0.86, ...f });
  loom.shape(on(q.face), skin);
  loom.paint(on(ellipse(15, 15, 8, 6)), '#c9805c');
  const [[ex, ey], [nx]] = on([
    [28, -11],
    [38, -11],
  ]);
  const ahead = Math.sign(nx - ex);
  const [i0, j0] = [Math.floor(ex / STITCH), Math.floor(ey / STITCH)];
  for (const [j, row] of EYE.entries())
    for (const [i, mark] of [...row].entries()) {
      const col = { '#': K.black, o: K.white, '.': undefined }[mark];
      if (col) loom.stitch(i0 + ahead * (i + 1 - row.length), j0 + j - 4, col);
    }
  const [[lx, ly]] = on([[35, 27]]);
  loom.block(Math.floor(lx / STITCH) - 1, Math.floor(ly / STITCH), 3, 2, K.red);
  loom.paint(on(hair), K.black);
  loom.paint(on(ellipse(-20, 1, 6, 10)), skin);
  loom.line(on(ellipse(-20, 1, 6, 10)), K.black, STITCH, true);
  loom.paint(on(ellipse(-20, 18, 6, 7)), K.yellow);
}

/** The vakiria: a band of beads with feathers, quills and red tassels standing on it. */
function vakiria(loom: Loom, on: Place): void {
  const quills: [number, number, string][] = [
    [-40, -112, K.green],
    [-27, -126, K.white],
    [-13, -136, K.red],
    [1, -138, K.white],
    [14, -130, K.green],
    [26, -116, K.white],
  ];
  for (const [x, y, col] of quills) {
    loom.line(
      on([
        [x * 0.86, -44],
        [x, y],
      ]),
      K.black,
      14,
    );
    loom.line(
      on([
        [x * 0.86, -44],
        [x, y + 4],
      ]),
      col,
      8,
    );
    loom.paint(on(ellipse(x, y, 8, 9)), K.red);
    loom.line(on(ellipse(x, y, 8, 9)), K.black, STITCH, true);
  }
  const band = loopThrough([
    33, -30, 36, -46, 20, -60, -6, -66, -34, -58, -50, -42, -47, -26, -24, -38, 4, -44,
  ]);
  loom.shape(on(band), K.red, (i, j) =>
    (i + j) % 4 === 0 ? K.white : (i - j + 400) % 4 === 0 ? K.yellow : undefined,
  );
}

/** Who dances: which way she turns, where her arms are, the colours she wears. */
export interface Stepper {
  fx: number;
  lean: number;
  /** Over the shoulder, or ahead. */
  looks: 'back' | 'ahead';
  near: Joint;
  far: Joint;
  skin: string;
  blouse: string;
  features?: Features;
}

/** A woman on one foot at (x, y), the other lifted from between the poles. */
export function stepper(loom: Loom, x: number, y: number, s: number, d: Stepper): void {
  const to: Place = (p) => transform(p, x, y, s, 0, d.fx);
  const up: Place = (p) => to(transform(p, 0, -250, 1, d.lean));
  const on: Place = (p) =>
    up(transform(p, d.looks === 'back' ? 0 : 14, -192, 1, 0.06, d.looks === 'back' ? -1 : 1));
  const arm = (j: Joint, open = false): void => {
    const [x1, y1] = j[2];
    const palm = open ? transform(flat().outline, x1, y1, 0.86, -1.3) : ellipse(x1, y1, 13);
    loom.shape(up(union([DancerPen.jointed(j, [15, 13, 12, 10]), palm], 3, 1.4)), d.skin);
  };
  const sleeve = (j: Joint): void => {
    const m: Point = [(j[0][0] + j[1][0] * 2) / 3, (j[0][1] + j[1][1] * 2) / 3];
    loom.shape(up(limb([...j[0], (j[0][0] + m[0]) / 2, (j[0][1] + m[1]) / 2, ...m], 19, 19, 18)), d.blouse);
    loom.line(up(limb([...j[0], ...m], 1, 1)).slice(-3), d.blouse);
  };
  // the standing leg
  loom.shape(to(limb([4, -120, 8, -64, 2, -20], 22, 19, 13)), d.skin);
  loom.shape(
    to(loopThrough([-10, -30, -14, -10, -10, 0, 20, 0, 48, 2, 58, -4, 46, -12, 26, -18, 14, -30])),
    d.skin,
  );
  // the lifted leg: knee forward under the cloth, the foot in the air
  loom.shape(to(limb([72, -150, 82, -100, 62, -50], 19, 18, 12)), d.skin);
  loom.shape(
    to(loopThrough([48, -64, 46, -44, 58, -34, 82, -18, 96, -18, 92, -32, 78, -48, 74, -66])),
    d.skin,
  );
  const puan = drape(
    [
      [-38, -254],
      [-58, -206],
      [-52, -150],
      [-34, -90],
    ],
    [
      [38, -254],
      [74, -216],
      [108, -166],
      [98, -108],
    ],
    [2, 8],
  );
  loom.shape(to(puan.outline), K.black);
  const strips: [number, number, string][] = [
    [0.02, 0.16, K.red],
    [0.18, 0.24, K.white],
    [0.26, 0.44, K.green],
    [0.46, 0.52, K.white],
    [0.54, 0.74, K.red],
    [0.76, 0.82, K.white],
    [0.84, 0.96, K.green],
  ];
  for (const [v0, v1, col] of strips)
    loom.paint(
      to(puan.band(v0, v1)),
      col,
      v1 - v0 > 0.1
        ? (i, j) =>
            (i + 2 * j) % 8 < 2 || (i - 2 * j + 800) % 8 < 2
              ? col === K.red
                ? K.yellow
                : K.white
              : undefined
        : undefined,
    );
  loom.line(to(puan.outline), K.black, STITCH, true);
  arm(d.far, true);
  sleeve(d.far);
  loom.shape(up(limb([0, -112, 4, -140, 6, -160], 17, 15, 15)), d.skin);
  const trunk = loopThrough([
    -36, 6, -32, -30, -42, -72, -41, -104, -26, -122, -8, -124, 6, -112, 18, -125, 34, -122, 47, -100, 53,
    -78, 44, -52, 34, -30, 38, 6,
  ]);
  loom.shape(up(trunk), d.blouse, (_, j) =>
    j % 8 === 0 ? K.red : j % 8 === 4 ? K.green : j % 8 === 5 ? K.black : undefined,
  );
  const beads = curveThrough(-14, -118, 6, -84, 26, -118);
  loom.line(up(beads), K.yellow, 9);
  loom.line(up(curveThrough(-20, -112, 6, -64, 34, -112)), K.red, 7);
  loom.shape(up(limb([-38, -2, 0, 2, 38, -2], 10, 10, 10)), K.white, (i) => (i % 4 < 2 ? K.red : undefined));
  arm(d.near);
  sleeve(d.near);
  loom.shape(on(ellipse(-48, 12, 18, 22)), K.black);
  head(loom, on, d.skin, d.features ?? {}, drawnBack());
  vakiria(loom, on);
}

const checks = (i: number, j: number): string | undefined =>
  (i + j) % 10 === 0 ? K.white : (i + j) % 10 === 5 ? K.yellow : undefined;

/** A partner on her knees at (x, y), a pole's end in each fist: (px, py) is where the poles begin. */
export function clapper(
  loom: Loom,
  x: number,
  y: number,
  s: number,
  fx: number,
  wear: string,
  skin: string,
  features: Features = {},
): void {
  const to: Place = (p) => transform(p, x, y, s, 0, fx);
  const up: Place = (p) => to(transform(p, -14, -84, 1, 0.42));
  const on: Place = (p) => up(transform(p, 14, -188, 1, -0.24));
  const far: Joint = [
    [32, -106],
    [72, -72],
    [112, -18],
  ];
  const near: Joint = [
    [-24, -104],
    [10, -40],
    [84, 10],
  ];
  const arm = (j: Joint): void =>
    loom.shape(
      up(union([DancerPen.jointed(j, [17, 14, 13, 10]), ellipse(j[2][0], j[2][1], 14)], 4, 1.4)),
      skin,
    );
  arm(far);
  loom.shape(to(loopThrough([-84, -22, -112, -18, -126, -4, -96, 2, -60, 0, -60, -24])), skin);
  const lap = loopThrough([
    -52, -98, -82, -64, -92, -26, -78, -2, -20, 2, 60, 0, 86, -14, 78, -40, 40, -64, 16, -94,
  ]);
  loom.shape(to(lap), K.black, (i, j) => {
    const k = (j + Math.floor(i / 3)) % 14;
    return k < 3 ? K.red : k === 5 ? K.white : k > 7 && k < 10 ? K.green : undefined;
  });
  loom.shape(up(limb([0, -112, 4, -138, 6, -160], 17, 15, 15)), skin);
  const trunk = loopThrough([
    -40, 8, -36, -30, -44, -74, -42, -104, -26, -122, -8, -124, 6, -114, 18, -125, 36, -122, 48, -100, 50,
    -74, 42, -40, 40, 8,
  ]);
  loom.shape(up(trunk), wear, checks);
  loom.line(up(curveThrough(-16, -118, 6, -90, 26, -118)), K.yellow, 7);
  arm(near);
  loom.paint(up(limb([-24, -104, -10, -78, 2, -56], 20, 20, 18)), wear, checks);
  loom.line(up(curveThrough(-42, -96, -26, -66, -14, -46, 12, -58)), K.black);
  head(loom, on, skin, features, drawnBack());
  loom.line(on(curveThrough(-46, -26, -16, -38, 32, -36)), K.red, 11);
  loom.line(on(curveThrough(-46, -26, -16, -38, 32, -36)), K.white, 3);
}
