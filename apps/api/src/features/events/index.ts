export { toRegisteredEvent } from './event-view.ts';
export { eventsOfUser } from './events.queries.ts';
