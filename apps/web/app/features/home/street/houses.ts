import type { Room } from '../../../lib/shell/room';

/** A house front: two pictures, drawn by `studio/src/street`, and where its parts are in them. */
export interface House {
  /** Its picture's name. */
  name: string;
  /** What it is and where such houses stand. */
  place: string;
  /** The colours of its sign. */
  room?: Room;
  /** The middle of its sign, as a share of the picture's height. */
  sign: number;
  /** Its shape, cut out of paper, which stands there until the picture has come: path data in the picture's 300 by 470. */
  cutOut: { wall: string; roof: string; openings: string };
}

/** The houses in the order of the street. */
export const houses: readonly House[] = [
  {
    name: 'shekhawati',
    place: 'Painted haveli, Shekhawati',
    room: 'paintings',
    sign: 0.464,
    cutOut: {
      wall: 'M18 48h108V21q6-13 24-19 18 6 24 19v27h108v140l4 2v254H14V190l4-2z',
      roof: 'M18 56V46q12-22 24 0q12-22 24 0q12-22 24 0q12-22 24 0q12-22 24 0q12-22 24 0q12-22 24 0q12-22 24 0q12-22 24 0q12-22 24 0q12-22 24 0v10zM18 183h264l9 14H9zM26 238h64v104h-64zm5 5v94h54v-94zM210 238h64v104h-64zm5 5v94h54v-94zM12 420h276v24H12z',
      openings:
        'M35 132v-22q15-22 30 0v22zM235 132v-22q15-22 30 0v22zM124 132V98q26-24 52 0v34zM108 420V308q0-28 42-38 42 10 42 38v112z',
    },
  },
  {
    name: 'kutch',
    place: 'Mirror-work hut, Kutch',
    room: 'handicrafts',
    sign: 0.515,
    cutOut: {
      wall: 'M34 250h232l4 194H30z',
      roof: 'M150 92q-12 4-20 24L8 250q6 12 16 12 126 20 252 0 10 0 16-12L170 116q-8-20-20-24zM26 432h248v12H26zM39 342a30 30 0 1 0 60 0 30 30 0 1 0-60 0zm8 0a22 22 0 1 1 44 0 22 22 0 1 1-44 0zm12 0a10 10 0 1 0 20 0 10 10 0 1 0-20 0zM201 342a30 30 0 1 0 60 0 30 30 0 1 0-60 0zm8 0a22 22 0 1 1 44 0 22 22 0 1 1-44 0zm12 0a10 10 0 1 0 20 0 10 10 0 1 0-20 0z',
      openings: 'M108 290h84v142h-84z',
    },
  },
  {
    name: 'kerala',
    place: 'Temple theatre, Kerala',
    room: 'dances',
    sign: 0.49,
    cutOut: {
      wall: 'M14 262h272v182H14z',
      roof: 'M150 6q-7 8-2 16v6L44 194Q38 230 2 256l2 12q146-12 292 0l2-12q-36-26-42-62L152 28v-6q5-8-2-16zM10 418h280v26H10z',
      openings: 'M150 66 86 182h128zM22 284h62v120h-62zM216 284h62v120h-62zM104 284h92v134h-92z',
    },
  },
  {
    name: 'chettinad',
    place: 'Merchant’s mansion, Chettinad',
    room: 'gallery',
    sign: 0.5,
    cutOut: {
      wall: 'M18 104h264v340H18z',
      roof: 'M14 80h60c10-36 36-32 48-50 12-16 44-16 56 0 12 18 38 14 48 50h60v30H14zM28 58q13 10 5 24h-10q-8-14 5-24zM52 58q13 10 5 24h-10q-8-14 5-24zM248 58q13 10 5 24h-10q-8-14 5-24zM272 58q13 10 5 24h-10q-8-14 5-24zM12 208h276v12H12zM20 230h14v190H20zM266 230h14v190h-14zM12 420h276v24H12z',
      openings:
        'M30 196v-50a16 18 0 0 1 32 0v50zM82 196v-50a16 18 0 0 1 32 0v50zM134 196v-50a16 18 0 0 1 32 0v50zM186 196v-50a16 18 0 0 1 32 0v50zM238 196v-50a16 18 0 0 1 32 0v50zM42 356v-60q2-16 17-28 15 12 17 28v60zM224 356v-60q2-16 17-28 15 12 17 28v60zM106 282h88v138h-88z',
    },
  },
  {
    name: 'mithila',
    place: 'Kohbar house, Mithila',
    room: 'artists',
    sign: 0.5,
    cutOut: {
      wall: 'M20 236h260v208H20z',
      roof: 'M58 152q92-16 184 0l56 92q-6 12-16 12-132 14-264 0-10 0-16-12zM18 426h264v18H18zM28 282h66v112h-66zm5 5v102h56v-102zm10 51a18 18 0 1 0 36 0 18 18 0 1 0-36 0zM206 282h66v112h-66zm5 5v102h56v-102zm10 51a18 18 0 1 0 36 0 18 18 0 1 0-36 0z',
      openings: 'M106 284h88v138h-88z',
    },
  },
  {
    name: 'bengal',
    place: 'Terracotta temple, Bishnupur',
    room: 'events',
    sign: 0.46,
    cutOut: {
      wall: 'M15 173q135-100 270 0v271H15zM112 116V56h76v60z',
      roof: 'M10 176Q38 122 90 108 150 92 210 108 262 122 290 176 150 76 10 176zM102 70q22-52 47-58V1l23 5-21 5v1q25 6 47 58-48-26-96 0zM12 420h276v24H12zM25 250h25v25h-25zM55 250h25v25h-25zM220 250h25v25h-25zM250 250h25v25h-25zM25 281h25v25h-25zM55 281h25v25h-25zM220 281h25v25h-25zM250 281h25v25h-25zM25 312h25v25h-25zM55 312h25v25h-25zM220 312h25v25h-25zM250 312h25v25h-25zM25 343h25v25h-25zM55 343h25v25h-25zM220 343h25v25h-25zM250 343h25v25h-25zM25 374h25v25h-25zM55 374h25v25h-25zM220 374h25v25h-25zM250 374h25v25h-25z',
      openings: 'M137 106V90q13-22 26 0v16zM108 420V308q0-28 42-38 42 10 42 38v112z',
    },
  },
  {
    name: 'lucknow',
    place: 'City gate, Lucknow',
    room: 'games',
    sign: 0.5,
    cutOut: {
      wall: 'M18 66h28v64h13c0-60 44-84 91-108 47 24 91 48 91 108h13V66h28v146h2v232H16V212h2z',
      roof: 'M17 64q-7-18 4-28 8-6 11-16 3 10 11 16 11 10 4 28zM253 64q-7-18 4-28 8-6 11-16 3 10 11 16 11 10 4 28zM52 130C52 62 104 34 150 10c46 24 98 52 98 120h-14c0-56-42-80-84-102-42 22-84 46-84 102zM14 126h272v7H14zM18 216v-6q11-20 22 0q11-20 22 0q11-20 22 0q11-20 22 0q11-20 22 0q11-20 22 0q11-20 22 0q11-20 22 0q11-20 22 0q11-20 22 0q11-20 22 0q11-20 22 0v6zM12 420h276v24H12zM209 306q2-18 5-24h60q3 6 5 24zM28 404V296q4-16 29-34 25 18 29 34v108z',
      openings:
        'M31 190v-28q12-24 24 0v28zM66 190v-28q12-24 24 0v28zM102 190v-28q12-24 24 0v28zM138 190v-28q12-24 24 0v28zM174 190v-28q12-24 24 0v28zM210 190v-28q12-24 24 0v28zM245 190v-28q12-24 24 0v28zM214 306h60v98h-60zM108 420V308q0-28 42-38 42 10 42 38v112z',
    },
  },
  {
    name: 'goa',
    place: 'Old villa, Goa',
    room: 'warli',
    sign: 0.56,
    cutOut: {
      wall: 'M18 160h264v284H18z',
      roof: 'M50 91h200l44 75v5H6v-5zM92 248h116l24 36v5H68v-5zM12 418h276v26H12z',
      openings:
        'M36 232v-33a21 21 0 0 1 42 0v33zM129 232v-33a21 21 0 0 1 42 0v33zM222 232v-33a21 21 0 0 1 42 0v33zM34 366v-59a17 17 0 0 1 34 0v59zM232 366v-59a17 17 0 0 1 34 0v59zM110 418v-86a40 40 0 0 1 80 0v86z',
    },
  },
  {
    name: 'warli',
    place: 'Warli hut, Palghar',
    sign: 0.5,
    cutOut: {
      wall: 'M20 238h260v206H20z',
      roof: 'M78 138q72-18 144 0l76 106q-6 14-18 12-130 12-260 0-12 2-18-12zM18 426h264v18H18zM22 276l8-11 8 11l8-11 8 11l8-11 8 11l8-11 8 11l8-11 8 11l8-11 8 11l8-11 8 11l8-11 8 11l8-11 8 11l8-11 8 11l8-11 8 11l8-11 8 11l8-11 8 11l8-11 8 11l8-11 8 11l8-11 8 11zM99 276h102v150H99z',
      openings: 'M106 284h88v138h-88z',
    },
  },
];

const files = import.meta.glob<string>('./pictures/*.svg', { eager: true, query: '?url', import: 'default' });

/** The address of a picture of the street. */
export const pictureOf = (name: string, lit: boolean): string =>
  files[`./pictures/${name}-${lit ? 'night' : 'day'}.svg`] ?? '';
