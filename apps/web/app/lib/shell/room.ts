import type { UIMatch } from 'react-router';
import type { DoorwayName } from '../../brand/doorway-name.ts';

/** The rooms of the site: each has its colours, and all but one a doorway of its own. */
export type Room = DoorwayName | 'warli';

/** What a route says of itself in its `handle`. */
export interface RouteHandle {
  room?: Room;
  /** The page is one wall of its room, which reaches down to the footer's avenue. */
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
