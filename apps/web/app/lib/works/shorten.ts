/** Characters of a description on a card: four lines of half a phone's width. */
const longest = 92;

/** The shortest that looks as long on a card as the longest. */
const shortest = 64;

/** What does not end a text: signs, and short words, most of which lead on to the next. */
const leading = /(\W|\s\w{1,3})+$/;

/** The beginning of a text: whole sentences where they fill a card, else whole clauses or words and an ellipsis. */
export const shorten = (text: string): string => {
  if (text.length <= longest) return text;
  const start = text.slice(0, longest);
  const sentence = start.lastIndexOf('. ');
  if (sentence >= shortest) return start.slice(0, sentence + 1);
  const clause = start.lastIndexOf(', ');
  const end = clause >= shortest ? clause : start.lastIndexOf(' ');
  return `${start.slice(0, end).replace(leading, '')}…`;
};
