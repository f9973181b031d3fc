import { dances } from '@kalavithi/catalogue/dances';
import type { DanceTutorial } from '@kalavithi/contract/catalogue';
import type { Picture } from '@kalavithi/contract/picture';

/** The still before a lesson: our own picture of its dance, which the title names before the colon. The video site's would tell it who looks. */
export const lessonStill = (lesson: DanceTutorial): Picture | null => danceOf(lesson)?.picture ?? null;

export const danceOf = (lesson: DanceTutorial) =>
  dances.find((dance) => dance.title === lesson.title.split(':')[0]);
