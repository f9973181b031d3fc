import type { Dances } from '@kalavithi/contract/site';
import { withoutText } from '../../lib/loading/without-text';

/** The dances without the descriptions of pictures that are never read out. A dance without a film is described in its dialog. */
export const withoutUnreadTexts = ({ dances, tutorials, glimpses }: Dances): Dances => ({
  dances: dances.map((dance) => (dance.film ? { ...dance, picture: withoutText(dance.picture) } : dance)),
  tutorials: tutorials.map((lesson) => ({
    ...lesson,
    picture: lesson.picture && withoutText(lesson.picture),
  })),
  glimpses,
});
