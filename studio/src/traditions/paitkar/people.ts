/** The people of a Paitkar scroll. */
import { people } from '../../figures/story.ts';
import { K } from './style.ts';

export const look = people({ skin: K.skin, ink: K.dark, hair: K.dark, white: K.pale, gold: K.ochre, w: 1.9 });
