/** Space-colonisation tree: limbs grow evenly into any canopy outline. */
import { curve } from '../../draw/curves.ts';
import { type Point, type Poly, dist, lerp } from '../../draw/geometry.ts';
import { scatter } from '../../draw/measure.ts';
import type { Rng } from '../../draw/random.ts';
import { ribbon } from '../../draw/shapes.ts';

/** A limb: centre line, widths, outline; `tip` ends in the canopy, `order` counts from the trunk. */
interface Limb {
  path: Poly;
  w0: number;
  w1: number;
  tip: boolean;
  order: number;
  outline: Poly;
}

/**
 * Grow a tree into any canopy outline (space colonisation, Runions et al. 2007).
 * @param region the canopy
 * @param roots points of the trunk, from the ground up
 * @param o.spacing distance of the points that draw the limbs on: 19-27 lush, 45 bare
 * @param o.step length of one growth step, @param o.kill how near a point counts as reached, @param o.infl how far points attract
 * @param o.tipW,o.maxW width at the twigs and at most, @param o.pow how fast limbs thicken
 * @returns limbs, thin ones first
 */
export function colonize(
  region: Poly,
  roots: Point[],
  r: Rng,
  o: {
    spacing?: number;
    step?: number;
    kill?: number;
    tipW?: number;
    pow?: number;
    maxW?: number;
    infl?: number;
  } = {},
) {
  const sp = o.spacing ?? 34,
    step = o.step ?? 12,
    kill = o.kill ?? step * 1.6;
  let att = scatter(region, sp, r, 4);
  const N: { p: Point; par: number; kids: number[]; n: number; dir?: Point }[] = [];
  roots.forEach((p, i) => {
    N.push({ p, par: i ? i - 1 : -1, kids: [], n: 0 });
    if (i) N[i - 1].kids.push(i);
  });
  for (let it = 0; it < 260 && att.length; it++) {
    const pull = new Map<number, Point>();
    for (const a of att) {
      let b = -1,
        bd = 1e12;
      for (let i = 0; i < N.length; i++) {
        const dx = N[i].p[0] - a[0],
          dy = N[i].p[1] - a[1],
          dd = dx * dx + dy * dy;
        if (dd < bd) {
          bd = dd;
          b = i;
        }
      }
      if (o.infl && bd > o.infl * o.infl && it > 3) continue;
      const L = Math.sqrt(bd) || 1,
        v = pull.get(b) ?? [0, 0];
      pull.set(b, [v[0] + (a[0] - N[b].p[0]) / L, v[1] + (a[1] - N[b].p[1]) / L]);
    }
    let grew = false;
    for (const [i, v] of pull) {
      const par = N[i].par >= 0 ? N[N[i].par].p : ([N[i].p[0], N[i].p[1] + 1] as Point),
        il = dist(par, N[i].p) || 1,
        vx = v[0] + ((N[i].p[0] - par[0]) / il) * 0.7 + r.between(-0.12, 0.12),
        vy = v[1] + ((N[i].p[1] - par[1]) / il) * 0.7 + r.between(-0.12, 0.12),
        L = Math.hypot(vx, vy) || 1,
        q: Point = [N[i].p[0] + (vx / L) * step, N[i].p[1] + (vy / L) * step];
      if (N[i].kids.some((k) => dist(N[k].p, q) < step * 0.5)) continue;
      N.push({ p: q, par: i, kids: [], n: 0 });
      N[i].kids.push(N.length - 1);
      grew = true;
    }
    att = att.filter((a) => !N.some((n) => Math.abs(n.p[0] - a[0]) < kill && Math.abs(n.p[1] - a[1]) < kill));
    if (!grew) break;
  }
  for (let i = N.length - 1; i >= 0; i--) {
    if (!N[i].kids.length) N[i].n = 1;
    if (N[i].par >= 0) N[N[i].par].n += N[i].n;
  }
  const W = (i: number) => Math.min(o.maxW ?? 1e9, (o.tipW ?? 1.6) * Math.pow(N[i].n, o.pow ?? 0.5)),
    limbs: Limb[] = [];
  const chain = (start: number, from: number, order: number) => {
    const ids = from >= 0 ? [from] : [];
    let i = start;
    for (;;) {
      ids.push(i);
      if (!N[i].kids.length) break;
      const k = [...N[i].kids].sort((a, b) => N[b].n - N[a].n);
      k.slice(1).forEach((z) => chain(z, i, order + 1));
      i = k[0];
    }
    const pts = ids.map((k) => N[k].p);
    const sm = pts.map((p, k) =>
      k === 0 || k === pts.length - 1
        ? p
        : ([
            (pts[k - 1][0] + p[0] * 2 + pts[k + 1][0]) / 4,
            (pts[k - 1][1] + p[1] * 2 + pts[k + 1][1]) / 4,
          ] as Point),
    );
    const path = curve(sm, false, 4),
      ws = ids.map((k, j) => W(j === 0 && from >= 0 ? start : k));
    limbs.push({
      path,
      w0: ws[0],
      w1: ws[ws.length - 1],
      tip: true,
      order,
      outline: ribbon(
        path,
        (t) => {
          const x = t * (ws.length - 1),
            a = Math.floor(x);
          return (lerp(ws[a], ws[Math.min(ws.length - 1, a + 1)], x - a) / 2) * 1.0;
        },
        4,
      ),
    });
  };
  chain(0, -1, 0);
  return limbs.filter((l) => l.path.length > 5).sort((a, b) => b.order - a.order);
}
