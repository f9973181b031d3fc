/** Characters of a description on a card: four lines of half a phone's width. */
const longest = 92;

/** The shortest first sentence that says enough alone. */
const leastSentence = 45;

/** The beginning of a text: whole sentences if they say enough, else whole words and an ellipsis. */
export const shorten = (text: string): string => {
  if (text.length <= longest) return text;
  const start = text.slice(0, longest);
  const sentence = start.lastIndexOf('. ');
  if (sentence >= leastSentence) return start.slice(0, sentence + 1);
  return `${start.slice(0, start.lastIndexOf(' ')).replace(/(\W|\s(a|an|and|as|at|by|for|from|in|is|of|on|or|that|the|to|with))+$/, '')}…`;
};
