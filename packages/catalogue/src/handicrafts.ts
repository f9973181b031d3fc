import type { Handicraft } from '@kalavithi/contract/catalogue';
import records from './content/handicrafts.json' with { type: 'json' };
import { pictureFrom } from './drawn-picture.ts';
import drawn from './pictures/handicrafts.json' with { type: 'json' };

const picture = pictureFrom(drawn);

/** The fifteen handicrafts for sale, cheapest first. */
export const handicrafts: readonly Handicraft[] = records.map((record) => ({
  ...record,
  picture: picture(record.id),
}));
