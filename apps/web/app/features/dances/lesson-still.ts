import type { Picture } from '@kalavithi/contract/picture';
import type { Dance, DanceTutorial } from '@kalavithi/contract/site';

/**
 * The picture of a lesson: that of its dance, which the title names before the colon. YouTube's own
 * picture would reveal visitors to YouTube. Null for an unknown dance.
 */
export const lessonStill = ({ title }: DanceTutorial, dances: readonly Dance[]): Picture | null =>
  dances.find((dance) => dance.title === title.split(':')[0])?.picture ?? null;

/** Whether a lesson before this one shows the same picture; then its card shows another part of it, the feet. */
export const repeatsStill = (lesson: DanceTutorial, lessons: readonly DanceTutorial[]): boolean => {
  const danceOf = ({ title }: DanceTutorial) => title.split(':')[0];
  return lessons.findIndex((other) => danceOf(other) === danceOf(lesson)) < lessons.indexOf(lesson);
};
