import type { Question } from '@kalavithi/games/word-quiz/rules';
import { normalizeAnswer } from '@kalavithi/games/word-quiz/words';

/** Returns which of the scrambled letters the answer has used, each as often as it was typed. */
export function usedLetters(scrambled: string, typed: string): readonly boolean[] {
  const left = new Map<string, number>();
  for (const letter of normalizeAnswer(typed)) left.set(letter, (left.get(letter) ?? 0) + 1);
  return [...scrambled].map((letter) => {
    const times = left.get(letter) ?? 0;
    left.set(letter, times - 1);
    return times > 0;
  });
}

export const isAnswered = ({ typed }: Question): boolean => normalizeAnswer(typed) !== '';

/** Returns the next unanswered question after `index`, wrapping around; null without one. */
export function nextUnanswered(questions: readonly Question[], index: number): number | null {
  for (let step = 1; step < questions.length; step += 1) {
    const next = (index + step) % questions.length;
    const question = questions[next];
    if (question && !isAnswered(question)) return next;
  }
  return null;
}
