import { craftWork } from '../../crafts/craft-work.ts';
import { craft } from '../../crafts/objects/craft-aranmula-kannadi.ts';

export const work = craftWork(craft, {
  collection: 'handicrafts',
  alt: 'Oval mirror of polished metal, a window reflected in it, in a brass frame of leaves and beads with a flame crest, on a turned wooden foot.',
});
