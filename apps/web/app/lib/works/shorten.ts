/** Characters of a description on a card: four lines of half a phone's width. */
const longest = 92;

/** The shortest beginning that says enough alone. */
const least = 45;

/** The beginning of a text: whole sentences if they say enough, else whole clauses or words and an ellipsis. */
export const shorten = (text: string): string => {
  if (text.length <= longest) return text;
  const start = text.slice(0, longest);
  const sentence = start.lastIndexOf('. ');
  if (sentence >= least) return start.slice(0, sentence + 1);
  const clause = Math.max(start.lastIndexOf(', '), start.lastIndexOf('; '), start.lastIndexOf(': '));
  const end = clause >= least ? clause : start.lastIndexOf(' ');
  return `${start.slice(0, end).replace(/(\W|\s(a|an|and|as|at|by|for|from|in|is|of|on|or|that|the|to|with))+$/, '')}…`;
};
