import type { QuizWord } from '../src/word-quiz/words.ts';

/** Ten words: short, long, with repeated letters, with a space. */
export const pool: readonly QuizWord[] = [
  'ART',
  'AAB',
  'WARLI',
  'KATHAK',
  'MADHUBANI',
  'LEVEL',
  'GARBA',
  'ODISSI',
  'PATTA CHITRA',
  'BHARATANATYAM',
].map((answer) => ({
  id: answer.toLowerCase().replace(' ', '-'),
  name: `About ${answer.length} letters`,
  answer,
  hint: `It begins with ${answer[0]}`,
}));
