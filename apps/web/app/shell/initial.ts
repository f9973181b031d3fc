/** The first grapheme. Browsers before 2024 may lack the segmenter. */
const firstLetter = (text: string): string | undefined =>
  'Segmenter' in Intl ? [...new Intl.Segmenter().segment(text)][0]?.segment : /^\P{M}\p{M}*/u.exec(text)?.[0];

/** The initial of a name; U for an empty one. */
export const initialOf = (name: string): string => firstLetter(name.trim())?.toLocaleUpperCase() ?? 'U';
