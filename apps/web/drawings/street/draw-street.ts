/** Fills of the street. */
interface Palette {
  far: string;
  walls: string;
  lines: string;
  windows: string;
  flames: string;
  doors: Record<'paintings' | 'handicrafts' | 'dances' | 'gallery' | 'events' | 'games' | 'artists', string>;
}

/** The colours of each room, as in the style sheets' tokens. */
const day: Palette = {
  far: '#f1eee7',
  walls: '#dcd5c7',
  lines: '#f1eee7',
  windows: '#fcfbf8',
  flames: '#c79a3f',
  doors: {
    paintings: '#98293a',
    handicrafts: '#55382a',
    dances: '#a34a0d',
    gallery: '#22407c',
    events: '#7a5200',
    games: '#1b6457',
    artists: '#6e1f4a',
  },
};
const night: Palette = {
  far: '#212637',
  walls: '#2f364c',
  lines: '#212637',
  windows: '#c79a3f',
  flames: '#c79a3f',
  doors: {
    paintings: '#ee98a0',
    handicrafts: '#d9b49e',
    dances: '#f0a267',
    gallery: '#9db3ee',
    events: '#edb94c',
    games: '#74c7b4',
    artists: '#e39bc3',
  },
};

/** Trees and roofs behind the houses. */
const far =
  'M0 112V84q12-22 30-18q14-22 36-8q20-8 30 14h60q4-26 28-22q20-14 34 6q22-4 26 20h38q-2-28 22-30q18-18 38-2q22-2 24 24h54V64l14-8V44q0-12 14-16q14 4 14 16v12l14 8v16h44q0-26 24-26q18-18 36 0q20 0 22 26h42q2-24 26-22q18-16 34 2q20 0 22 20h50V58q0-16 20-22q20 6 20 22v26h40q0-26 24-24q16-20 38-4q20-2 24 22h44q4-24 26-20q20-16 36 4q20-2 24 20h38V60l16-10V38q0-10 12-14q12 4 12 14v12l16 10v24h34q2-24 24-22q20-18 38 0q18-2 22 22h40q6-22 28-18q14-12 26-2V112Z';

/** The houses from left to right: their walls and roofs, and their windows. */
const walls =
  // A painted mansion with domed kiosks.
  'M20 112V50h-4v-6h132v6h-4v62ZM24 44V32h-3q2-12 15-16q13 4 15 16h-3v12h-4V32H28v12ZM116 44V32h-3q2-12 15-16q13 4 15 16h-3v12h-4V32h-16v12ZM58 44V28h-4q2-16 28-24q26 8 28 24h-4v16h-5V28H63v16ZM81 6V0h2v6ZM35 17v-5h2v5ZM127 17v-5h2v5Z' +
  // Two round huts.
  'M178 112V78h-10q20-14 38-40q18 26 38 40h-10v34ZM246 112V88h-8q16-10 28-30q12 20 28 30h-8v24Z' +
  // A temple theatre under three roofs.
  'M328 112V80h-16q22-6 29-25h86q7 19 29 25h-16v32ZM344 60V52h-12q18-6 28-20h48q10 14 28 20h-12v8ZM362 34q16-6 22-26q6 20 22 26ZM383 10V2h2v8Z' +
  // A merchant's mansion with a porch of pillars.
  'M484 112v-8h8V62h-8l12-16h24V34h-5l9-8h20l14-12 14 12h20l9 8h-5v12h24l12 16h-8v42h8v8ZM557 14V4h2v10Z' +
  // Coconut palms.
  'M451 112q3-30-3-56q-10-4-15 6q1-12 13-9q-6-9-14-6q9-8 17 4q0-11 9-12q-5 7-5 13q9-7 15 3q-9-5-13 0q8 3 7 12q-5-9-10-9q5 26 3 54ZM1093 112q3-26-3-50q-10-4-15 6q1-12 13-9q-6-9-14-6q9-8 17 4q0-11 9-12q-5 7-5 13q9-7 15 3q-9-5-13 0q8 3 7 12q-5-9-10-9q5 22 3 48Z' +
  // A brick temple with a curved roof.
  'M664 112V68h-8q0-8 4-10q50-34 100 0q4 2 4 10h-8v44ZM690 44V30h-4q6-20 24-26q18 6 24 26h-4v14ZM709 5V-2h2v7Z' +
  // A city gate between two towers.
  'M800 112V60h-2v-5h124v5h-2v52ZM814 55q0-40 46-48q46 8 46 48ZM859 8V0h2v8ZM794 112V38h-3v-5h4q-5-12 6-18q11 6 6 18h4v5h-3v74ZM912 112V38h-3v-5h4q-5-12 6-18q11 6 6 18h4v5h-3v74Z' +
  // A villa with a tiled roof and a porch.
  'M962 112V66h-8q14-8 20-22h84q6 14 20 22h-8v46ZM996 44h-4q20-6 24-22q4 16 24 22h-4ZM956 112V92q14-14 30 0v20Z' +
  // A hut with a thatched roof.
  'M1120 112V76h-16q34-20 50-44q16 24 50 44h-16v36Z' +
  // A house of mud with a rounded roof.
  'M1228 112V70q-8 2-12-2q22-28 56-30q34 2 56 30q-4 4-12 2v42Z' +
  // A temple tower.
  'M1348 112V88h4V72h8V56h8V42h8V30h6q4-14 14-14t14 14h6v12h8v14h8v16h8v16h4v24ZM1395 18V8h2v10Z';
const windows =
  'M32 72V62q0-4 4-6q4 2 4 6v10ZM50 72V62q0-4 4-6q4 2 4 6v10ZM106 72V62q0-4 4-6q4 2 4 6v10ZM124 72V62q0-4 4-6q4 2 4 6v10ZM32 98V86h10v12ZM122 98V86h10v12Z' +
  'M350 100V90h10v10ZM408 100V90h10v10ZM370 58v-4h28v4Z' +
  'M534 44v-8h10v8ZM572 44v-8h10v8ZM553 44v-9q5-6 10 0v9ZM502 102V70h10v32ZM522 102V70h10v32ZM584 102V70h10v32ZM604 102V70h10v32Z' +
  'M676 84v-8q6-6 12 0v8ZM732 84v-8q6-6 12 0v8ZM676 104v-8h12v8ZM732 104v-8h12v8ZM703 38v-6q7-8 14 0v6Z' +
  'M824 74v-8q4-4 8 0v8ZM888 74v-8q4-4 8 0v8ZM799 58v-8q2-3 4 0v8ZM917 58v-8q2-3 4 0v8ZM840 44q4-20 20-26q16 6 20 26Z' +
  'M972 84V74q5-5 10 0v10ZM1050 84V74q5-5 10 0v10ZM1050 104v-8h10v8Z' +
  'M1134 96v-8h8v8ZM1166 96v-8h8v8ZM1242 92q8-10 16 0ZM1286 92q8-10 16 0Z' +
  'M1392 40v-6q4-4 8 0v6ZM1390 56v-6h12v6ZM1388 74v-8h16v8Z';

/** Cornices, ridges and door frames. */
const lines =
  'M18 78h128M20 54h124M82 12v14M70 14q-8 6-10 14M94 14q8 6 10 14M64 112V86q0-8 18-16q18 8 18 16v26' +
  'M184 78h44M206 46v26M194 60l-8 14M218 60l8 14M251 88h30M266 64v20' +
  'M318 79h132M338 59h92M384 20v12M352 48l-8 8M416 48l8 8M384 40v14M369 112V84h30v28' +
  'M490 62h136M516 46h84M524 34h68M543 112V78q15-14 30 0v34M492 104h36M588 104h36' +
  'M660 70q50-40 100 0M686 44h48M695 112V82q4-14 15-14t15 14v30M668 90h22M730 90h22' +
  'M800 60h120M824 54q0-32 36-38q36 6 36 38M838 112V82q0-16 22-24q22 8 22 24v30M808 100h24M888 100h24' +
  'M958 66h116M970 58h92M978 52h76M992 44h48M1001 112V82q15-14 30 0v30' +
  'M1112 76h84M1126 66h56M1136 54h36M1226 69q54-34 92 0M1258 112V82h28v30M1348 88h96M1356 72h80M1364 56h64M1372 42h48M1383 112V90q13-10 26 0v22';

/** Where the lamps stand. */
const lamps = [161, 303, 643, 779, 945, 1207, 1333];
const posts = lamps.map((x) => `M${x} 112V80`).join('');
const flames = lamps.map((x) => `M${x - 3} 80q-3-8 3-13q6 5 3 13Z`).join('');

/** The doors, each in the colour of its room. */
const doors: readonly (readonly [pigment: keyof Palette['doors'], path: string])[] = [
  ['paintings', 'M70 112V88q0-6 12-12q12 6 12 12v24Z'],
  ['handicrafts', 'M199 112V92q7-6 14 0v20ZM261 112V98h10v14Z'],
  ['dances', 'M374 112V88h20v24Z'],
  ['gallery', 'M548 112V80q10-12 20 0v32Z'],
  ['events', 'M700 112V84q4-10 10-10t10 10v28Z'],
  ['games', 'M844 112V84q0-14 16-20q16 6 16 20v28Z'],
  ['artists', 'M1006 112V84q10-10 20 0v28Z'],
  ['events', 'M1148 112V92h12v20Z'],
  ['paintings', 'M1264 112V86h16v26Z'],
  ['dances', 'M1388 112V92q8-8 16 0v20Z'],
];

const fills = (palette: Palette): string =>
  [
    `.f{fill:${palette.far}}`,
    `.w{fill:${palette.walls}}`,
    `.l,.p{fill:none;stroke:${palette.lines};stroke-width:1.5}`,
    `.p{stroke:${palette.walls};stroke-width:2}`,
    `.n{fill:${palette.windows}}`,
    `.i{fill:${palette.flames}}`,
    ...Object.entries(palette.doors).map(([room, colour]) => `.${room}{fill:${colour}}`),
  ].join('');

const street = (style: string, layers: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 112"><style>${style}</style>${layers}</svg>\n`;

/** Doors of one colour as one path. */
const rooms = [...new Set(doors.map(([room]) => room))];
const doorsOf = (room: (typeof rooms)[number]): string =>
  doors.flatMap(([each, path]) => (each === room ? [path] : [])).join('');

/** The street by day, and by night for those who see the dark theme. */
const onGround = (): string =>
  street(
    `${fills(day)}@media(prefers-color-scheme:dark){${fills(night)}}`,
    `<path class="f" d="${far}"/><path class="w" d="${walls}"/><path class="l" d="${lines}"/><path class="p" d="${posts}"/>` +
      `<path class="i" d="${flames}"/><path class="n" d="${windows}"/>` +
      rooms.map((room) => `<path class="${room}" d="${doorsOf(room)}"/>`).join(''),
  );

/** The street as chalk on a wall of any colour, with light behind windows and doors. */
const onWall = (): string =>
  street(
    '.f{fill:#fcfbf8;opacity:.12}.w{fill:#fcfbf8;opacity:.34}.l{fill:none;stroke:#1b1a1f;stroke-width:1.5;opacity:.24}' +
      '.p{stroke:#fcfbf8;stroke-width:2;opacity:.34}.n{fill:#f0d690}.i{fill:#c79a3f}',
    // What is behind the houses would show through them.
    '<mask id="m"><path fill="#fff" d="M0 0h1440v112H0Z"/><use href="#w" fill="#000"/></mask>' +
      `<path class="f" mask="url(#m)" d="${far}"/><g class="w"><path id="w" d="${walls}"/></g>` +
      `<path class="l" d="${lines}"/><path class="p" d="${posts}"/>` +
      `<path class="i" d="${flames}"/><path class="n" d="${windows}${doors.map(([, path]) => path).join('')}"/>`,
  );

/** The street of houses above the footer, by name. */
export const drawStreet = (): ReadonlyMap<string, string> =>
  new Map([
    ['street', onGround()],
    ['street-on-wall', onWall()],
  ]);
