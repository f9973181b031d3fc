import { craftWork } from '../../crafts/craft-work.ts';
import { craft } from '../../crafts/objects/new-kalamkari-screen.ts';

export const work = craftWork(craft, {
  collection: 'arrivals',
  alt: 'Three-panel folding screen in dark wood with one winding tree of great blossoms, parakeets and deer painted across all panels in madder and indigo.',
});
