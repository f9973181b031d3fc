import type { UIMatch } from 'react-router';
import type { DoorwayName } from '../../brand/doorway-name.ts';

/** The sections of the site: each has its colours, and all but one a doorway. */
export type Room = DoorwayName | 'warli';

/** The `handle` of a route. */
export interface RouteHandle {
  room?: Room;
  /** The page shows words of other rooms as well, so the face of its room's words is not enough. */
  wordsOfAllRooms?: boolean;
  /** The page's coloured wall reaches down to the footer's row of doorways. */
  wallToFoot?: boolean;
}

const handleOf = (matches: readonly UIMatch[]): RouteHandle | undefined =>
  matches
    .map((match) => (match.handle ?? {}) as RouteHandle)
    .reverse()
    .find((handle) => handle.room !== undefined);

/** The room of the innermost route that names one. */
export const roomOf = (matches: readonly UIMatch[]): Room | undefined => handleOf(matches)?.room;

/** Whether the page shows words of other rooms as well. */
export const hasWordsOfAllRooms = (matches: readonly UIMatch[]): boolean =>
  handleOf(matches)?.wordsOfAllRooms === true;

/** The room whose wall reaches down to the footer, if any. */
export const footWallOf = (matches: readonly UIMatch[]): Room | undefined => {
  const handle = handleOf(matches);
  return handle?.wallToFoot ? handle.room : undefined;
};
