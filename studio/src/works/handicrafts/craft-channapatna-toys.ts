import { craftWork } from '../../crafts/craft-work.ts';
import { craft } from '../../crafts/objects/craft-channapatna-toys.ts';

export const work = craftWork(craft, {
  collection: 'handicrafts',
  alt: 'Wooden rooster stacked from glossy lacquered rings in green, blue, red and yellow, with five striped pegs for a tail.',
});
