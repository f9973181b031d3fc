/** One leaf of the frame's carving, from the middle of a side outwards. */
const carving = (x: number, y: number, turn: number): string =>
  `<use href="#leaf" transform="translate(${x} ${y}) rotate(${turn})"/>`;

/** Leaves along the four sides, away from their middles. */
const carvings = (): string =>
  [-42, -28, -14, 14, 28, 42]
    .flatMap((step) => [
      carving(120 + step, 72, step < 0 ? -90 : 90),
      carving(120 + step, 172, step < 0 ? -90 : 90),
    ])
    .concat(
      [-24, -10, 10, 24].flatMap((step) => [
        carving(46, 122 + step, step < 0 ? 0 : 180),
        carving(194, 122 + step, step < 0 ? 0 : 180),
      ]),
    )
    .join('');

/** Draws an empty gilt frame that hangs from a nail, which stands above the message of an empty list. */
export const drawFrame = (): ReadonlyMap<string, string> =>
  new Map([
    [
      'empty-frame',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="28 12 184 180" stroke-linejoin="round">' +
        '<linearGradient id="gilt" x2="1" y2="1"><stop stop-color="#f0d690"/><stop offset=".5" stop-color="#c79a3f"/><stop offset="1" stop-color="#8f6420"/></linearGradient>' +
        '<path d="M120 20 60 62M120 20l60 42" fill="none" stroke="#8f6420" stroke-width="1.6"/>' +
        '<circle cx="120" cy="20" r="4" fill="#e3a51f" stroke="#55382a"/>' +
        '<path d="M40 66h168v122H40Z" fill="#55382a" opacity=".22"/>' +
        '<path d="M36 62h168v120H36Z" fill="url(#gilt)" stroke="#55382a" stroke-width="1.6"/>' +
        '<path d="m36 62 20 20M204 62l-20 20M36 182l20-20M204 182l-20-20M40 66h160v112H40Z" fill="none" stroke="#8f6420"/>' +
        '<defs><path id="leaf" d="M0 5Q-4 0 0-6Q4 0 0 5Z"/></defs><g fill="#8f6420" opacity=".75">' +
        `${carvings()}</g>` +
        '<g fill="#98293a" stroke="#55382a" stroke-width=".8"><circle cx="120" cy="72" r="4"/><circle cx="120" cy="172" r="4"/><circle cx="46" cy="122" r="4"/><circle cx="194" cy="122" r="4"/></g>' +
        '<path d="M56 82h128v80H56Z" fill="#f1eee7" stroke="#55382a" stroke-width="1.6"/>' +
        '<path d="M66 92h108v60H66Z" fill="#fcfbf8" stroke="#c79a3f"/>' +
        '</svg>\n',
    ],
  ]);
