/** The school's head on the body of the rig: small, on a slender neck that leans forward, with its own hair, turban and veil. */
import { curve, curveThrough, loopThrough } from '../../draw/curves.ts';
import { type Point, type Poly, lerp, series, transform } from '../../draw/geometry.ts';
import { group } from '../../draw/markup.ts';
import { ellipse, ribbon, widths } from '../../draw/shapes.ts';
import { clip } from '../../draw/markup.ts';
import { dot, fill, lines } from '../../draw/svg.ts';
import { Torso } from '../../figures/body.ts';
import type { FigureSpec } from '../../figures/figure.ts';
import { drawGear } from '../../figures/gear.ts';
import type { Pen } from '../../figures/pen.ts';
import { flute } from '../../figures/props.ts';
import type { Cloth, Pose, Tone } from '../../figures/types.ts';
import { GIRL, LADY, type Profile } from './faces.ts';

type Map = (p: Poly) => Poly;

/** Figure units per unit of the profile. */
const SIZE = 0.21;

/** The space of the profile to figure space: the neck stands on the spine. */
const headMap =
  (pose: Pose, size = 1): Map =>
  (p) =>
    transform(
      p.map(([x, y]): Point => [x + 155, y - 212]),
      pose.spine[3][0],
      pose.spine[3][1] - 1,
      SIZE * size,
      pose.headTilt,
    );

const SKULL = curveThrough([
  -126, -187, -146, -173, -168, -157, -187, -135, -199, -110, -200, -82, -192, -54, -186, -18, -188, 20, -186,
  60, -198, 110, -216, 120, -246, 60, -276, -20, -284, -90, -266, -164, -222, -216, -176, -224, -146, -208,
  -126, -187,
]);

/** Hair that shows under a turban: before the ear and on the nape. */
const NAPE = loopThrough([
  -196, -150, -188, -90, -180, -50, -176, -6, -186, -30, -196, -30, -196, 30, -204, 96, -232, 104, -262, 40,
  -290, -60, -286, -140,
]);

const CURL = curveThrough([
  -200, -116, -187, -74, -172, -44, -163, -16, -160, 10, -150, 30, -134, 37, -121, 29, -121, 16, -131, 12,
]);

const EAR = loopThrough([
  -170, -14, -168, -34, -176, -52, -192, -52, -201, -36, -198, -14, -188, 6, -178, 14, -170, 8,
]);

const TURBAN = loopThrough([
  -106, -164, -104, -206, -128, -252, -182, -284, -250, -280, -304, -236, -320, -166, -298, -104, -258, -112,
  -204, -136, -150, -156,
]);

/** Wound turban, higher at the back, with a gold band, a plume and strings of pearls. */
function turban(pen: Pen, M: Map, c: Cloth): void {
  const winds = series(7, (i) =>
    M(
      curveThrough(
        -108 - i * 4,
        -176 - i * 12,
        -170,
        -186 - i * 13,
        -240,
        -160 - i * 15,
        -300 - i * 2,
        -110 - i * 14,
      ),
    ),
  );
  pen.drape(
    { shape: M(TURBAN), folds: winds, bands: [], trims: [], motifs: pen.stations(M(TURBAN), 9) },
    c,
    2.4,
  );
  const band = loopThrough([
    -110, -196, -116, -226, -176, -232, -246, -206, -310, -150, -304, -128, -240, -172, -176, -200,
  ]);
  pen.gold(M(band), false);
  pen.beads(M(curveThrough(-106, -168, -160, -160, -220, -136, -294, -108)), 1.5);
  const plume = curveThrough(-126, -226, -116, -270, -130, -318, -168, -342, -190, -334);
  pen.flat(M(ribbon(plume, widths(4, 15, 13, 2))), '#f4efe2');
  pen.stroke(M(plume), 0.45);
  pen.gem(M([[-126, -226]])[0], 2.8, 0);
}

/** Peacock feather stuck in the turban. */
function feather(pen: Pen, M: Map): void {
  const spine = curveThrough(-210, -262, -236, -320, -246, -372),
    [x, y]: Point = [-248, -384];
  pen.stroke(M(spine), 0.8, '#3c5a2a');
  for (const [rx, ry, col] of [
    [34, 46, '#2f7a4c'],
    [21, 28, '#d5a94f'],
    [15, 20, '#2b8f9c'],
    [9, 12, '#1c2f6b'],
  ] as const)
    pen.flat(M(ellipse(x, y, rx, ry, -0.2)), col);
}

/** Strands that wave down from behind the ear. @param L how far */
function looseHair(pen: Pen, M: Map, L: number): void {
  for (let i = 0; i < 6; i++) {
    const x0 = -204 - i * 13;
    const lock = curve(
      series(7, (k): Point => {
        const u = k / 6;
        return [x0 - u * (20 + i * 9) + Math.sin(k * 1.7 + i) * 7, 20 + u * (L - i * 16)];
      }),
    );
    pen.flat(M(ribbon(lock, widths(15, 15, 12, 8, 2))), pen.tr.hair);
  }
}

/** The long eye with its lids and brow. */
function eye(pen: Pen, M: Map, f: Profile, tone: Tone): void {
  const s = pen.s * SIZE,
    [ix, iy] = pen.at(M([f.iris])[0]),
    shape = pen.T(M(f.eye)),
    R = f.ball * s * 1.04,
    disc = (r: number, col: string): string =>
      f.narrow === undefined ? dot(ix, iy, r, col) : fill(ellipse(ix, iy, r * f.narrow, r), col);
  const iris =
    disc(R, '#43220f') +
    disc(R * 0.58, pen.tr.kajal) +
    (R > 2 ? dot(ix - R * 0.3, iy - R * 0.34, R * 0.22, '#fff') : '');
  pen.add(fill(shape, pen.tr.eyeWhite) + clip(shape, iris));
  const k = s > 0.13 ? 1 : 1.12;
  pen.stroke(M(f.lower), 0.55 * k, pen.tr.kajal);
  pen.stroke(M(f.upper), 1.25 * k, pen.tr.kajal);
  if (f.browWidth === undefined) pen.stroke(M(f.brow), 1.05 * k, pen.tr.kajal);
  else {
    const w = Math.max(f.browWidth, 0.55 / s);
    pen.flat(M(ribbon(f.brow, widths(0.5 * w, w, w, 0.8 * w, 0.3 * w))), pen.tr.kajal);
  }
  if (s > 0.11) pen.stroke(M(f.fold), 0.45, tone.line);
}

/** Neck, face and features. */
function visage(pen: Pen, M: Map, spec: FigureSpec, own?: Profile): void {
  const tone = pen.tr.tones[spec.tone],
    f = own ?? ((spec.face?.lowered ?? 0) > 0.3 ? GIRL : LADY),
    s = pen.s * SIZE,
    man = spec.build === 'man',
    w = man ? 8 : 0;
  const throat = curveThrough(
      -56,
      92,
      -82 + w,
      106,
      -100 + w,
      138,
      -110 + w,
      172,
      -110 + w,
      206,
      -92 + w,
      240,
    ),
    back = curveThrough(-226, 246, -206, 200, -198, 110, -184, -10);
  pen.skin(M([...throat, ...back]), tone, [M(throat)], 5);
  for (const y of [150, 182])
    pen.stroke(M(curveThrough(-108 + w, y, -134, y + 8, -168, y + 3)), 0.4, tone.shade);
  pen.skin(
    M([...f.front, ...f.jaw, ...curveThrough(-172, -16, -196, -60, -206, -120, -180, -180, -130, -190)]),
    tone,
    [M(f.front), M(f.jaw)],
    5,
  );
  if (s > 0.09 && spec.tone !== 'blue') {
    const [bx, by] = pen.at(M([[-92, 10]])[0]);
    pen.add(group(dot(bx, by, 24 * s, '#c9573f'), 'opacity=".22" filter="url(#b3)"'));
  }
  const lips = spec.face?.lips ?? pen.tr.alta;
  pen.flat(M(f.upperLip), lips);
  pen.flat(M(f.lowerLip), lips);
  pen.stroke(M(f.mouth), 0.5, '#5a1a18');
  if (s > 0.08) pen.stroke(M(f.wing), 0.45, tone.line);
  eye(pen, M, f, tone);
  if (spec.face?.moustache)
    pen.flat(M(loopThrough(-16, 27, -34, 25, -62, 22, -86, 6, -72, 30, -46, 36, -22, 33)), pen.tr.hair);
  if (man) {
    pen.stroke(M(curveThrough(-92, -150, -99, -138)), 1.5, '#e9c15c');
    pen.stroke(M(curveThrough(-94, -148, -99, -140)), 0.6, pen.tr.alta);
  } else pen.flat(M(ellipse(-86, -124, 7, 7)), pen.tr.alta);
}

/** Ear with its jewel. */
function earring(pen: Pen, M: Map, spec: FigureSpec): void {
  pen.skin(M(EAR), pen.tr.tones[spec.tone], [M(EAR)], 3);
  if ((spec.jewels ?? 1) === 0) return;
  pen.gem(M([[-184, 12]])[0], 2.6, 1);
  if (spec.build === 'man') {
    pen.beads(M(curveThrough(-184, 24, -184, 46)), 1.6);
    return;
  }
  pen.gold(M(loopThrough(-186, 26, -180, 26, -164, 50, -184, 56, -204, 50)), false);
  for (const d of [-13, 0, 13])
    pen.beads(
      M([
        [-184 + d, 58],
        [-184 + d, 74],
      ]),
      1.1,
    );
}

/** Jewels of brow, nose and neck. */
function jewels(pen: Pen, M: Map, spec: FigureSpec): void {
  if ((spec.jewels ?? 1) === 0) return;
  pen.beads(M(curveThrough(-196, 160, -166, 176, -132, 182, -110, 172)), 1.5);
  pen.beads(M(curveThrough(-206, 194, -166, 214, -128, 218, -104, 206)), 1.8, pen.tr.gold);
  if (spec.build === 'man') return;
  pen.stroke(M(ellipse(-19, 24, 9, 10, 0, 20)), 0.55, pen.tr.gold, true);
  pen.beads(M(curveThrough(-132, -190, -156, -166, -178, -130, -198, -84)), 1.1);
  if (spec.gear === 'tikka') {
    pen.beads(M(curveThrough(-136, -194, -120, -176, -112, -160)), 1);
    pen.gem(M([[-108, -150]])[0], 2.4, 0);
  }
}

/** White beard and moustache of an old man, for `prop` of a figure in this pose. */
export const beard =
  (pose: Pose, size = 1) =>
  (pen: Pen): void => {
    const M = headMap(pose, size);
    const fall = loopThrough(
      -22,
      54,
      -18,
      78,
      -26,
      126,
      -58,
      158,
      -100,
      132,
      -146,
      66,
      -172,
      4,
      -156,
      22,
      -118,
      56,
      -76,
      70,
      -44,
      58,
    );
    pen.shape(M(fall), '#f1ece0', '#a59c8c', 0.6, 5);
    for (const d of [0, 22, 46, 70])
      pen.stroke(
        M(curveThrough(-40 - d, 66 - d * 0.16, -44 - d * 0.9, 100 - d * 0.3, -46 - d * 0.6, 138 - d * 0.5)),
        0.4,
        '#b5ab9a',
      );
    pen.flat(M(loopThrough(-14, 27, -36, 24, -66, 30, -92, 48, -66, 44, -40, 38, -20, 34)), '#f6f2e8');
  };

/** What the veil follows from the crown to the shoulder, outside and along the face. */
const VEIL_BACK: Point[] = [
  [-146, -220],
  [-180, -252],
  [-240, -246],
  [-292, -196],
  [-316, -116],
  [-322, -20],
  [-334, 80],
  [-356, 168],
];
const VEIL_EDGE: Point[] = [
  [-146, -220],
  [-182, -196],
  [-212, -148],
  [-226, -84],
  [-222, -10],
  [-208, 64],
  [-204, 150],
  [-212, 214],
];

const seated = (pose: Pose): boolean => pose.base === 'sit' || pose.base === 'kneel';

/** The veil down the back: to the calves, or to the ground of who sits. */
function fall(pen: Pen, M: Map, { pose }: FigureSpec, c: Cloth): void {
  const torso = new Torso(pose),
    [hx, hy] = torso.at(0, 0),
    low = seated(pose) ? -6 : -74;
  const outer = curve([
      ...M(VEIL_BACK.slice(2)),
      torso.at(-47, 0.62),
      [hx - 56, hy + 6],
      [hx - 70, lerp(hy, low, 0.6)],
      [hx - 88, low],
    ]),
    inner = curve([
      ...M(VEIL_EDGE.slice(2, 6)),
      torso.at(-14, 0.9),
      torso.at(-18, 0.5),
      [hx - 28, hy + 6],
      [hx - 36, lerp(hy, low, 0.6)],
      [hx - 46, low + 10],
    ]);
  const at = (p: Poly, u: number): Point => p[Math.round(u * (p.length - 1))];
  const shape = [...outer, ...inner.slice().reverse()];
  const folds = [0.2, 0.38, 0.56, 0.74, 0.88].map((u) =>
    series(18, (i): Point => {
      const [a, b] = [at(outer, i / 17), at(inner, i / 17)];
      return [lerp(a[0], b[0], u), lerp(a[1], b[1], u)];
    }),
  );
  const hem = curve([outer[outer.length - 1], [hx - 66, low + 9], inner[inner.length - 1]]);
  pen.drape(
    { shape, folds, bands: [], trims: [outer, hem], motifs: pen.stations(shape, 16) },
    { ...c, opacity: 0.94 },
    3.4,
  );
}

/** The sheer veil over the hair, its gold edge behind the ear. */
function veil(pen: Pen, M: Map, { pose }: FigureSpec, c: Cloth): void {
  const torso = new Torso(pose);
  const edge = curve([...M(VEIL_EDGE), torso.at(-20, 0.9), torso.at(-27, 0.72)]),
    outer = curve([...M(VEIL_BACK), torso.at(-46, 0.9), torso.at(-45, 0.7)]);
  const shape = [...outer, ...edge.slice().reverse()];
  const folds = [0.3, 0.55, 0.8].map((u) =>
    series(12, (i): Point => {
      const [a, b] = [
        outer[Math.round((i / 11) * (outer.length - 1))],
        edge[Math.round((i / 11) * (edge.length - 1))],
      ];
      return [lerp(a[0], b[0], u), lerp(a[1], b[1], u)];
    }),
  );
  pen.drape(
    { shape, folds, bands: [], trims: [edge], motifs: pen.stations(shape, 13) },
    { ...c, opacity: 0.66 },
    3,
  );
}

/** Arms of a flute player, when the mouth is not where the rig has it. */
function playing(f: FigureSpec, d: number, [x, y]: Point): Pose {
  const q = 22 * (f.handScale ?? 1),
    at = (r: number): Point => [x + Math.cos(d) * r, y + Math.sin(d) * r + q],
    sg = Math.cos(d) < 0 ? -1 : 1,
    [a, b] = f.pose.arms,
    [back, fore] = sg > 0 ? [a, b] : [b, a];
  const near = {
      ...back,
      to: at(20),
      mudra: 'flute' as const,
      aim: -Math.PI / 2 + 0.24 * sg,
      order: 'front' as const,
    },
    far = {
      ...fore,
      to: at(54),
      mudra: 'flute' as const,
      aim: -Math.PI / 2 + 0.12 * sg,
      order: 'front' as const,
      flip: sg > 0,
    };
  return { ...f.pose, arms: sg > 0 ? [near, far] : [far, near] };
}

/**
 * The same figure with the head, hair and veil of the school. The rig's own head shrinks to a point under the neck.
 * @param own the face; by default that of a lady, or of a girl when the eyes are lowered
 */
export function inSchool(f: FigureSpec, own?: Profile): FigureSpec {
  if (f.view !== 'profile') return f;
  const M = headMap(f.pose, f.headScale ?? 1),
    { veil: muslin, ...wear } = f.wear,
    mouth = M([[-9, 42]])[0],
    turbaned = (f.gear === 'pagh' || f.gear === 'turban') && f.wear.turban;
  // gear of the rig sits on a skull that leans less: turned back, and moved on to this one
  const toGear: Map = (p) => M(transform(p, -176, -84, 3.2, -0.34));
  return {
    ...f,
    pose: f.flute === undefined ? f.pose : playing(f, f.flute, mouth),
    flute: undefined,
    hair: 'none',
    gear: 'none',
    headScale: 0.01,
    wear,
    behind: (pen) => {
      f.behind?.(pen);
      if (f.hair === 'loose' || f.hair === 'curls') looseHair(pen, M, f.build === 'man' ? 190 : 420);
      if (muslin) fall(pen, M, f, muslin);
    },
    prop: (pen) => {
      visage(pen, M, f, own);
      if (turbaned) pen.flat(M(NAPE), pen.tr.hair);
      else {
        pen.flat(M(SKULL), pen.tr.hair);
        if (pen.s * SIZE > 0.1) {
          const strands = series(9, (i) =>
            pen.T(
              M(
                curveThrough(
                  -136 - i * 5,
                  -190 - i * 3,
                  -176 - i * 9,
                  -158 - i * 4,
                  -206 - i * 7,
                  -60,
                  -194 - i * 5,
                  70,
                ),
              ),
            ),
          );
          pen.add(clip(pen.T(M(SKULL)), lines(strands, pen.tr.hairLine, Math.max(0.5, 0.5 * pen.s))));
        }
      }
      pen.flat(M(ribbon(CURL, widths(2, 6, 4.4, 3.4, 2.6, 1))), pen.tr.hair);
      earring(pen, M, f);
      jewels(pen, M, f);
      if (turbaned) {
        if (f.gear === 'pagh') feather(pen, M);
        turban(pen, M, turbaned);
      } else if (f.gear === 'mukut' || f.gear === 'kirita')
        drawGear(pen, toGear, 'profile', f.gear, 0.62, undefined);
      if (muslin) veil(pen, M, f, muslin);
      f.prop?.(pen);
      if (f.flute !== undefined) flute(pen, mouth, f.flute);
    },
  };
}
