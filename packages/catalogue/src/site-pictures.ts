import { pictureFrom } from './drawn-picture.ts';
import drawn from './pictures/site.json' with { type: 'json' };

/** A picture of the site itself (about, contact, empty places, social card) by its id; null until it is drawn. */
export const sitePicture = pictureFrom(drawn);
