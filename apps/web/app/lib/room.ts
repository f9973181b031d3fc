import type { UIMatch } from 'react-router';

/** The rooms of the avenue: each has one pigment and one doorway profile. */
export const rooms = [
  'home',
  'paintings',
  'dances',
  'handicrafts',
  'gallery',
  'artists',
  'events',
  'games',
  'warli',
] as const;
export type Room = (typeof rooms)[number];

/** What a route says of itself in its `handle`. */
export interface RouteHandle {
  room?: Room;
}

/** The room of the innermost route that names one. */
export const roomOf = (matches: readonly UIMatch[]): Room | undefined =>
  matches.map((match) => (match.handle ?? {}) as RouteHandle).findLast((handle) => handle.room !== undefined)
    ?.room;
