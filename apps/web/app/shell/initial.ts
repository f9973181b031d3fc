/** The first letter as a reader sees it: with its marks, and all of an emoji. Browsers before 2024 may have no segmenter. */
const firstLetter = (text: string): string | undefined =>
  'Segmenter' in Intl ? [...new Intl.Segmenter().segment(text)][0]?.segment : /^\P{M}\p{M}*/u.exec(text)?.[0];

/** The initial that stands for a person: the first letter of the name, U when there is none. */
export const initialOf = (name: string): string => firstLetter(name.trim())?.toLocaleUpperCase() ?? 'U';
