import type { Picture } from '@kalavithi/contract/picture';
import type { Dance, DanceTutorial } from '@kalavithi/contract/site';

/**
 * The still before a lesson: our own picture of its dance, which the title names before the colon, since the video site's
 * would tell that site who looks. Null for a dance that is not shown.
 */
export const lessonStill = ({ title }: DanceTutorial, dances: readonly Dance[]): Picture | null =>
  dances.find((dance) => dance.title === title.split(':')[0])?.picture ?? null;
