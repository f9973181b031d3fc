import { groupWork } from '../../crafts/craft-work.ts';
import { craft } from '../../crafts/groups/event-metal-and-glaze-3.ts';

export const work = groupWork(craft, {
  collection: 'events',
  width: 960,
  height: 720,
  alt: 'A black tray, half of its flowers inlaid with silver and half still open grooves, lies on a bench with hammer, gravers and a coil of wire.',
});
