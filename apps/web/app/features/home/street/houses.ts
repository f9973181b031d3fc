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
}

/** The houses in the order of the street. */
export const houses: readonly House[] = [
  { name: 'shekhawati', place: 'Painted haveli, Shekhawati', room: 'paintings', sign: 0.464 },
  { name: 'kutch', place: 'Mirror-work hut, Kutch', room: 'handicrafts', sign: 0.515 },
  { name: 'kerala', place: 'Temple theatre, Kerala', room: 'dances', sign: 0.49 },
  { name: 'chettinad', place: 'Merchant’s mansion, Chettinad', room: 'gallery', sign: 0.5 },
  { name: 'mithila', place: 'Kohbar house, Mithila', room: 'artists', sign: 0.5 },
  { name: 'bengal', place: 'Terracotta temple, Bishnupur', room: 'events', sign: 0.46 },
  { name: 'lucknow', place: 'City gate, Lucknow', room: 'games', sign: 0.5 },
  { name: 'goa', place: 'Old villa, Goa', room: 'warli', sign: 0.56 },
  { name: 'warli', place: 'Warli hut, Palghar', sign: 0.5 },
];

const files = import.meta.glob<string>('./pictures/*.svg', { eager: true, query: '?url', import: 'default' });

/** The address of a picture of the street. */
export const pictureOf = (name: string, lit: boolean): string =>
  files[`./pictures/${name}-${lit ? 'night' : 'day'}.svg`] ?? '';
