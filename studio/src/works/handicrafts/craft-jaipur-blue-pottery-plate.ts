import { craftWork } from '../../crafts/craft-work.ts';
import { craft } from '../../crafts/objects/craft-jaipur-blue-pottery-plate.ts';

export const work = craftWork(craft, {
  collection: 'handicrafts',
  alt: 'White glazed plate with a blue and turquoise bird in the middle, rings of flowers around it and a leafy border, on a wooden rest.',
});
