import type { Arrival } from '@kalavithi/contract/catalogue';
import records from './content/arrivals.json' with { type: 'json' };
import { pictureFrom } from './drawn-picture.ts';
import drawn from './pictures/arrivals.json' with { type: 'json' };

const picture = pictureFrom(drawn);

/** The eight new arrivals of the home page. */
export const arrivals: readonly Arrival[] = records.map((record) => ({
  ...record,
  picture: picture(record.id),
}));
