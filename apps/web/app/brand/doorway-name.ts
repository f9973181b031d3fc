/** The rooms that have a doorway, in the order of the avenue. */
export type DoorwayName =
  | 'home'
  | 'paintings'
  | 'dances'
  | 'handicrafts'
  | 'gallery'
  | 'artists'
  | 'events'
  | 'games';
