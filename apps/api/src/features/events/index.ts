export { toRegisteredEvent } from './event-view.ts';
export { eventsOfUser } from './events.queries.ts';
export { eventsForSearch } from './search-events.ts';
export { eventsWithIds } from './list-events.ts';
