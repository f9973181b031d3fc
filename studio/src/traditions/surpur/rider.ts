/** The ruler of a Surpur procession on his horse. */
import { curveThrough, loopThrough, polyline } from '../../draw/curves.ts';
import { type Point, type Poly, polar, series, transform } from '../../draw/geometry.ts';
import { ink, inked, modelled } from '../../draw/ink.ts';
import { clip, each, group, repeat } from '../../draw/markup.ts';
import { walk } from '../../draw/measure.ts';
import { ellipse, leaf, rect } from '../../draw/shapes.ts';
import { dot, dots, edged, fill, line, lines, polys } from '../../draw/svg.ts';
import { place } from '../../motifs/place.ts';
import { rosette } from '../../motifs/plants/rosette.ts';
import { gold, K } from './style.ts';
import { head } from './walker.ts';

/** A horse in profile, looking right, as `raja` needs it: about 270 long, feet at y = 124, its back at y = -57. */
export interface Mount {
  far: Poly[];
  body: Poly;
  /** The two of the far side first. */
  hooves: Poly[];
  mane: Poly;
  ears: Poly[];
  eye: Poly;
  pupil: Point;
  nostril: Poly;
  mouth: Poly;
  cheek: Poly;
  shoulder: Poly;
  stifle: Poly;
  ribs: Poly;
  tail: Poly;
}

const COAT = '#f4ecd8',
  HOOF = '#2a1c16',
  HAIR = '#4a2c20';

/** Red strap with a gold edge, and little bells every `drops` pixels. */
function strap(p: Poly, w: number, drops = 0): string {
  const bells = drops
    ? each(
        walk(p, drops).slice(1, -1),
        (k) => dot(k.p[0], k.p[1] + w, w * 0.62, K.line) + dot(k.p[0], k.p[1] + w, w * 0.5, K.bright),
      )
    : '';
  return bells + line(p, K.line, w + 1.6) + line(p, K.red, w) + line(p, K.gold, w * 0.34);
}

/** The dappled horse in procession harness, without saddle. */
function charger(mount: Mount, x: number, y: number, s: number): string {
  const h = place({ ...mount }, x, y, s),
    T = (p: Poly) => transform(p, x, y, s),
    at = (a: number, b: number) => T([[a, b]])[0];
  const henna = group(fill(T(rect(-130, 76, 260, 60)), '#b85a3c'), 'opacity=".78" filter="url(#b3)"');
  let q = '';
  for (const leg of h.far)
    q += modelled(leg, '#cfc0a6', '#7a664c', 8 * s, 3) + clip(leg, henna) + ink(leg, K.line, 1.3);
  q += each(h.hooves.slice(0, 2), (p: Poly) => inked(p, HOOF, K.line, 0.9));
  q +=
    modelled(h.tail, '#e8dcc4', '#8a6a52', 8, 3) +
    clip(
      h.tail,
      lines(
        [-8, -4, 0, 4, 8].map((d) =>
          T(
            curveThrough(
              -112,
              -51,
              -126 + d * 0.5,
              -46,
              -136 + d,
              -4,
              -130 + d,
              36,
              -130 + d * 0.8,
              66,
              -140,
              100,
            ),
          ),
        ),
        '#8a6a52',
        1,
      ) + group(fill(T(rect(-160, 62, 60, 60)), '#b85a3c'), 'opacity=".78" filter="url(#b5)"'),
    ) +
    ink(h.tail, K.line, 1.1) +
    strap(T(curveThrough(-119, -60, -116, -52, -120, -43)), 3.4 * s);
  q += modelled(h.body, COAT, '#94785c', 13 * s, 8, { op: 0.9, dx: -2, dy: -3 });
  // dapples on croup, barrel and shoulder, in rings of paler dots
  const dapples = series(60, (i): Point => [
    -108 + (i % 12) * 18 + (Math.floor(i / 12) % 2) * 9,
    -52 + Math.floor(i / 12) * 15,
  ]);
  q += clip(h.body, dots(T(dapples), 3.2 * s, '#c3a892') + dots(T(dapples), 1.5 * s, COAT) + henna);
  q += lines([h.shoulder, h.stifle, h.ribs], '#8a7258', 1.3) + ink(h.body, K.line, 1.6);
  q += each(h.hooves.slice(2), (p: Poly) => inked(p, HOOF, K.line, 0.9));
  q += each(h.ears, (p: Poly) => modelled(p, COAT, '#8a4a2a', 3 * s, 2) + ink(p, K.line, 1));
  // the mane lies on the crest, in plaits with gold ends
  q += each(walk(h.mane, 8.4 * s), (k, i) => {
    const L = (24 + (i % 2) * 4) * s;
    return (
      edged(leaf(k.p[0], k.p[1], L, 4.4 * s, k.a - 1.2, 0.12), HAIR, '#7a5238', 0.8) +
      dot(...polar(k.p[0], k.p[1], L * 1.04, k.a - 1.08), 1.9 * s, i % 2 ? K.red : K.gold)
    );
  });
  q += line(h.mane, HAIR, 5 * s) + line(h.mane, '#7a5238', 1.2);
  q +=
    inked(h.eye, K.white, K.line, 1.2) +
    dot(...h.pupil, 3.3 * s, '#2a160c') +
    dot(h.pupil[0] + 1, h.pupil[1] - 1.4, 0.8 * s, '#ffffff') +
    line(T(curveThrough(99, -137, 105, -143, 111, -141, 116, -133)), K.line, 1.7) +
    inked(h.nostril, '#5a2c20', K.line, 0.8) +
    line(h.mouth, K.line, 1.2) +
    line(h.cheek, '#8a7258', 1.3);
  // headstall, noseband, bit
  q +=
    strap(T(curveThrough(97, -152, 99, -128, 109, -106, 120, -90)), 2.8 * s) +
    strap(T(curveThrough(110, -97, 117, -102, 126, -110)), 2.6 * s) +
    strap(T(curveThrough(92, -146, 102, -147, 111, -144)), 2.6 * s) +
    strap(T(curveThrough(120, -90, 100, -82, 72, -82, 42, -90)), 2.2 * s) +
    dot(...at(120, -90), 4 * s, K.line) +
    dot(...at(120, -90), 3 * s, K.gold);
  // plume at the poll
  q +=
    each([-0.34, 0, 0.34], (d) =>
      edged(
        leaf(...at(88, -156), (30 - Math.abs(d) * 12) * s, 4.6 * s, -1.92 + d, 0.1, 0.62),
        d ? K.red : K.white,
        K.line,
        0.8,
      ),
    ) +
    dot(...at(88, -156), 4 * s, K.line) +
    dot(...at(88, -156), 3 * s, K.gold);
  // collar, breast strap, crupper
  q +=
    strap(T(curveThrough(44, -94, 66, -74, 91, -76)), 3 * s, 8 * s) +
    strap(T(curveThrough(30, -16, 62, -4, 90, -14, 107, -34)), 4 * s, 9 * s) +
    strap(T(curveThrough(-46, -40, -80, -36, -114, -46)), 4 * s, 9 * s);
  const tassel = at(86, -72);
  q +=
    modelled(
      transform(loopThrough(-6, 4, 6, 3, 9, 26, 1, 44, -8, 26), tassel[0], tassel[1], s),
      K.red,
      K.maroon,
      5,
      2,
    ) +
    ink(transform(loopThrough(-6, 4, 6, 3, 9, 26, 1, 44, -8, 26), tassel[0], tassel[1], s), K.line, 1) +
    dot(tassel[0], tassel[1] + 2 * s, 5 * s, K.line) +
    dot(tassel[0], tassel[1] + 2 * s, 4 * s, K.gold);
  return q;
}

/** The rider and his dappled horse. @param x,y the ground under the horse's middle */
export function raja(mount: Mount, x: number, y: number, s: number): string {
  const T = (p: Poly) => transform(p, x, y - 122 * s, s),
    at = (a: number, b: number) => T([[a, b]])[0];
  let q =
    group(fill(ellipse(x, y + 2, 122 * s, 8 * s), '#0c2016'), 'opacity=".6" filter="url(#b5)"') +
    charger(mount, x + 2 * s, y - 124 * s, s);
  const cloth = T(loopThrough(-56, -62, -20, -54, 26, -58, 40, -12, 36, 18, -10, 25, -56, 14, -63, -22));
  q +=
    modelled(cloth, K.blue, '#101f3c', 12 * s, 3) +
    clip(
      cloth,
      repeat(18, (i) =>
        polys(rosette(...at(-50 + (i % 6) * 17, -40 + Math.floor(i / 6) * 24), 6 * s, 7), K.gold),
      ) +
        line(cloth, K.gold, 12 * s, true) +
        line(cloth, K.red, 3 * s, true),
    ) +
    ink(cloth, K.line, 1.2);
  q += dots(
    series(13, (i) => at(-56 + i * 7.6, 18 + i * 0.4 + Math.sin((i / 12) * Math.PI) * 8)),
    2.6 * s,
    K.bright,
  );
  // he sits: far hand on the rein, near hand with a rose
  const leg = T(loopThrough(-20, -66, 10, -68, 34, -52, 44, -20, 42, 16, 26, 18, 20, -12, -6, -36));
  q +=
    modelled(leg, '#c9883c', '#5c300c', 8, 3) +
    ink(leg, K.line, 1.2) +
    inked(T(loopThrough(24, 16, 44, 14, 58, 20, 66, 16, 62, 26, 26, 27)), K.red, K.line, 1) +
    line(T(polyline(34, 28, 38, -30)), K.gold, 2) +
    gold(T(ellipse(40, 30, 16, 4)));
  const coat = T([
    ...curveThrough(-8, -162, -23, -150, -28, -120, -24, -92, -40, -62, -46, -38),
    ...curveThrough(-20, -26, 10, -26, 34, -40),
    ...curveThrough(22, -84, 19, -104, 24, -126, 20, -150, 8, -162),
  ]);
  q +=
    modelled(coat, K.cream, '#a8844c', 14 * s, 3) +
    clip(
      coat,
      repeat(35, (i) =>
        polys(
          rosette(
            ...at(-42 + (i % 5) * 15 + (Math.floor(i / 5) % 2) * 7, -148 + Math.floor(i / 5) * 17),
            4.6 * s,
            6,
          ),
          i % 2 ? K.red : K.gold,
        ),
      ),
    ) +
    ink(coat, K.line, 1.2);
  const sash = T([...curveThrough(-25, -96, -2, -90, 20, -98), ...curveThrough(20, -86, -2, -78, -26, -84)]);
  q +=
    modelled(sash, K.red, K.maroon, 5, 2) +
    ink(sash, K.line, 1) +
    gold(T(loopThrough(2, -98, 10, -112, 16, -110, 12, -92, 6, -76)));
  q +=
    fill(T(loopThrough(-8, -154, -8, -166, 9, -166, 8, -154, 0, -148)), K.skin) +
    each([14, 24, 34], (d) => {
      const string = walk(T(curveThrough(-9, -153, 0, -153 + d, 9, -153)), 3 * s);
      return (
        dots(
          string.map((k) => k.p),
          2 * s,
          K.line,
        ) +
        dots(
          string.map((k) => k.p),
          1.5 * s,
          d === 24 ? K.bright : K.white,
        )
      );
    });
  const halo = at(2, -188);
  q =
    group(dot(halo[0], halo[1], 56 * s, '#4f7a4a'), 'opacity=".9"') +
    line(ellipse(halo[0], halo[1], 56 * s, 56 * s, 0, 80), K.gold, 4) +
    repeat(40, (i) =>
      fill(
        leaf(
          halo[0] + Math.cos(i * 0.157) * 58 * s,
          halo[1] + Math.sin(i * 0.157) * 58 * s,
          (i % 2 ? 13 : 8) * s,
          2.4 * s,
          i * 0.157,
          0,
          0.4,
        ),
        K.bright,
      ),
    ) +
    q;
  q += head((p) => T(transform(p, 1, -163, 1.08)), s * 1.08, K.skin, K.red, { plume: true });
  const rein = T([
    ...curveThrough(-14, -146, 4, -118, 34, -96),
    ...curveThrough(40, -88, 0, -100, -24, -134),
  ]);
  q +=
    modelled(rein, '#e6d6ac', '#a8844c', 6, 2) +
    ink(rein, K.line, 1.1) +
    line(T(polyline(31, -98, 36, -89)), K.gold, 3 * s) +
    fist(T, 40, -91, 0.3);
  const near = T([
    ...curveThrough(10, -148, 33, -122, 48, -144),
    ...curveThrough(55, -138, 36, -104, 4, -132),
  ]);
  q +=
    modelled(near, K.cream, '#a8844c', 6, 2) +
    ink(near, K.line, 1.1) +
    line(T(polyline(45, -141, 53, -134)), K.gold, 3.4 * s) +
    line(T(polyline(53, -132, 55, -172)), '#4f7a3c', 2.4) +
    edged(T(leaf(54, -158, 13, 3.4, -0.5)), '#6f9a5c', K.line, 0.6) +
    polys(rosette(...at(55, -178), 11 * s, 8), K.rose) +
    dot(...at(55, -178), 3.4 * s, K.red) +
    fist(T, 54, -145, -0.5);
  return q;
}

/** A closed hand seen from the back, four fingers and the thumb. */
function fist(T: (p: Poly) => Poly, x: number, y: number, turn: number): string {
  const F = (p: Poly) => T(transform(p, x, y, 1, turn));
  return (
    inked(F(loopThrough(-5, -5, 4, -6.4, 8.4, -3, 8.4, 4, 3, 6.4, -5, 4.6)), K.skin, K.line, 1) +
    lines(
      [-2.6, 0.4, 3.2].map((v) => F(polyline(4, v, 8.4, v))),
      K.line,
      0.8,
    ) +
    inked(F(loopThrough(-2, -5.4, 4, -7.6, 7, -5.4, 4, -3.4)), K.skin, K.line, 0.8)
  );
}

/** The staff of the parasol. */
export const staff = (a: Point, b: Point): string => line([a, b], K.line, 7) + line([a, b], K.gold, 5);

/** Royal parasol over the halo: gold dome, red valance with pearls. @param at its top, @param hold where its bearer grips the staff */
export function chhatra(at: Point, R: number, hold: Point): string {
  const T = (p: Poly) => transform(p, at[0], at[1], R / 100),
    dome = T([
      ...curveThrough(-100, 40, -92, 6, -56, -22, 0, -34, 56, -22, 92, 6, 100, 40),
      ...series(15, (i): Point => [100 - (i + 0.5) * 13.3, i % 2 ? 40 : 52]),
    ]);
  return (
    staff(hold, at) +
    modelled(dome, K.red, K.maroon, 20, 5) +
    clip(
      dome,
      lines(
        [-66, -33, 0, 33, 66].map((u) => T(curveThrough(0, -34, u * 0.8, -6, u * 1.3, 52))),
        K.bright,
        1.6,
      ) +
        line(T(curveThrough(-102, 32, 0, 20, 102, 32)), K.gold, 9) +
        repeat(11, (i) =>
          polys(rosette(...T([[-84 + i * 16.8, 4 - Math.cos((i - 5) * 0.3) * 12]])[0], 6, 6), K.bright),
        ),
    ) +
    ink(dome, K.line, 1.3) +
    dots(T(series(15, (i): Point => [-93 + i * 13.3, 54])), 3, K.white) +
    gold(T(loopThrough(-9, -32, -6, -46, 0, -66, 6, -46, 9, -32)))
  );
}
