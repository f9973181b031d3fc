import type { Picture } from '@kalavithi/contract/picture';
import { pictureFrom } from './drawn-picture.ts';
import arrivals from './pictures/arrivals.json' with { type: 'json' };
import artistWorks from './pictures/artist-works.json' with { type: 'json' };
import artists from './pictures/artists.json' with { type: 'json' };
import dances from './pictures/dances.json' with { type: 'json' };
import events from './pictures/events.json' with { type: 'json' };
import features from './pictures/features.json' with { type: 'json' };
import gallery from './pictures/gallery.json' with { type: 'json' };
import handicrafts from './pictures/handicrafts.json' with { type: 'json' };
import hero from './pictures/hero.json' with { type: 'json' };
import memory from './pictures/memory.json' with { type: 'json' };
import paintings from './pictures/paintings.json' with { type: 'json' };
import puzzle from './pictures/puzzle.json' with { type: 'json' };
import site from './pictures/site.json' with { type: 'json' };

const regular = pictureFrom({
  ...paintings,
  ...handicrafts,
  ...arrivals,
  ...features,
  ...artists,
  ...artistWorks,
  ...dances,
  ...puzzle,
  ...memory,
  ...site,
});
const wide = pictureFrom({ ...hero, ...events, ...gallery }, { wide: true });

/** Any drawn picture by its id; null when there is none. For servers: it carries every collection's list. */
export const pictureById = (id: string): Picture | null => regular(id) ?? wide(id);
