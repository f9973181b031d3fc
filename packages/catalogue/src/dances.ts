import type { Dance, DanceGlimpse, DanceTutorial, Film } from '@kalavithi/contract/catalogue';
import records from './content/dances.json' with { type: 'json' };
import { pictureFrom } from './drawn-picture.ts';
import drawn from './pictures/dances.json' with { type: 'json' };
import filmed from './pictures/films.json' with { type: 'json' };

const picture = pictureFrom(drawn);
const films: Readonly<Record<string, Omit<Film, 'id'>>> = filmed;

const filmOf = (id: string): Film | null => {
  const film = films[id];
  return film ? { id, ...film } : null;
};

/** The dances, each with its film. */
export const dances: readonly Dance[] = records.dances.map((record) => ({
  ...record,
  film: filmOf(record.id),
  picture: picture(record.id),
}));

/** Lessons on the video site. */
export const danceTutorials: readonly DanceTutorial[] = records.tutorials;

export const danceGlimpses: readonly DanceGlimpse[] = records.glimpses.map((record) => ({
  ...record,
  picture: picture(record.id),
}));
