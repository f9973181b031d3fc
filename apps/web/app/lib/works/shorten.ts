/** Characters of a description on a card: four lines of half a phone's width. */
const longest = 92;

/** The shortest that ends in sense: two such lines. */
const shortest = 38;

/** Where a sentence ends; where a clause does, by a sign; where one begins, by a word; and by a participle. */
const ends = [
  /(?=\. )/g,
  /(?=[,;:] )/g,
  /(?= (?:and|as|because|so|that|until|when|where|which|while|who) )/g,
  /(?= \w+ed (?:at|by|from|in|on|to|with) )/g,
] as const;

/** Words that lead on to the next. */
const leading = /(?:[^\w)]|\s(?:an?|and|are|at|by|for|from|in|into|is|of|on|or|the|then|to|with))+$/;

/** The beginning of a text: whole sentences, else whole clauses; without either, words and an ellipsis. */
export const shorten = (text: string): string => {
  if (text.length <= longest) return text;
  const start = text.slice(0, longest);
  for (const end of ends) {
    const heads = [...start.matchAll(end)].map(({ index }) => start.slice(0, index)).reverse();
    const head = heads.find((one) => one.length >= shortest && !leading.test(one));
    if (head) return `${head}.`;
  }
  return `${start.slice(0, start.lastIndexOf(' ')).replace(leading, '')}…`;
};
