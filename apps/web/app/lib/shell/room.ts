import type { UIMatch } from 'react-router';

/** The rooms of the avenue: each has one pigment and one doorway profile. */
const rooms = [
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
  /** The page is one wall of its room, which reaches down to the avenue of the footer. */
  wallToFoot?: boolean;
}

const handleOf = (matches: readonly UIMatch[]): RouteHandle | undefined =>
  matches
    .map((match) => (match.handle ?? {}) as RouteHandle)
    .reverse()
    .find((handle) => handle.room !== undefined);

/** The room of the innermost route that names one. */
export const roomOf = (matches: readonly UIMatch[]): Room | undefined => handleOf(matches)?.room;

/** The room on whose wall the page ends, if it ends on one. */
export const footWallOf = (matches: readonly UIMatch[]): Room | undefined => {
  const handle = handleOf(matches);
  return handle?.wallToFoot ? handle.room : undefined;
};
