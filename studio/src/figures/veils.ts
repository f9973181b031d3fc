/** The odhni: cloth over head and back, and its edge that frames the face. */
import { curve } from '../draw/curves.ts';
import { type Point, type Poly, lerp, series } from '../draw/geometry.ts';
import type { Torso } from './body.ts';
import type { Pen } from './pen.ts';
import type { Cloth, View } from './types.ts';

/** Veil falling behind the body from the head to the calves (or the ground when seated). */
export function backVeil(pen: Pen, torso: Torso, M: (p: Poly) => Poly, cloth: Cloth, seated: boolean) {
  const low = seated ? -8 : -66,
    [hx] = torso.at(0, 0);
  const outer = curve([
    M([[2, -62]])[0],
    M([[-32, -56]])[0],
    M([[-49, -26]])[0],
    M([[-52, 10]])[0],
    torso.at(-42, 0.96),
    torso.at(-46, 0.5),
    [hx - 58, (low + torso.at(0, 0)[1]) / 2],
    [hx - 74, low],
  ]);
  const inner = curve([
    M([[2, -58]])[0],
    M([[-20, -40]])[0],
    M([[-26, 0]])[0],
    torso.at(-16, 0.98),
    torso.at(-20, 0.7),
    torso.at(-16, 0.3),
    [hx - 30, (low + torso.at(0, 0)[1]) / 2],
    [hx - 34, low + 6],
  ]);
  const n = 16,
    shape = [...outer, ...inner.slice().reverse()];
  const fold = [0.28, 0.5, 0.72].map((u) =>
    series(n, (i) => {
      const a = outer[Math.floor((i / (n - 1)) * (outer.length - 1))],
        b = inner[Math.floor((i / (n - 1)) * (inner.length - 1))];
      return [lerp(a[0], b[0], u), lerp(a[1], b[1], u)] as Point;
    }),
  );
  pen.drape(
    {
      shape,
      folds: fold,
      bands: [],
      trims: [outer, [outer[outer.length - 1], inner[inner.length - 1]]],
      motifs: pen.stations(shape, 15),
    },
    { ...cloth, opacity: 1 },
    4,
  );
}

/** The veil over the hair, its gold edge framing the face. */
export function frontVeil(pen: Pen, torso: Torso, M: (p: Poly) => Poly, cloth: Cloth, view: View) {
  const prof = view === 'profile';
  const edge = prof
    ? curve([
        M([[12, -57]])[0],
        M([[-6, -44]])[0],
        M([[-20, -22]])[0],
        M([[-24, 4]])[0],
        M([[-23, 26]])[0],
        torso.at(-15, 1.0),
        torso.at(-24, 0.84),
      ])
    : curve([
        M([[12, -57]])[0],
        M([[-12, -46]])[0],
        M([[-30, -20]])[0],
        M([[-32, 10]])[0],
        M([[-27, 34]])[0],
        torso.at(-15, 1.0),
        torso.at(-24, 0.84),
      ]);
  const outer = curve([
    M([[14, -58]])[0],
    M([[0, -62]])[0],
    M([[-32, -56]])[0],
    M([[-49, -26]])[0],
    M([[-52, 10]])[0],
    torso.at(-42, 0.98),
    torso.at(-40, 0.8),
  ]);
  const shape = [...outer, ...edge.slice().reverse()];
  pen.drape(
    {
      shape,
      folds: [curve([M([[-8, -54]])[0], M([[-34, -34]])[0], M([[-40, 6]])[0], torso.at(-30, 0.9)])],
      bands: [],
      trims: [edge],
      motifs: pen.stations(shape, 14),
    },
    { opacity: 0.86, ...cloth },
    4,
  );
}
