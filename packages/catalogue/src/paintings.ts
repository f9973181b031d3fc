import type { Painting } from '@kalavithi/contract/catalogue';
import records from './content/paintings.json' with { type: 'json' };
import { pictureFrom } from './drawn-picture.ts';
import drawn from './pictures/paintings.json' with { type: 'json' };

const picture = pictureFrom(drawn);

/** The ten paintings for sale, cheapest first. */
export const paintings: readonly Painting[] = records.map((record) => ({
  ...record,
  picture: picture(record.id),
}));
