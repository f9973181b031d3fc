import { foldText } from './matching';
import { romanise } from './romanise';

/** A word of a text or of a query. */
export interface Word {
  /** As it is written. */
  text: string;
  /** Without case, accents and spelling variants. */
  folded: string;
}

const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u200c\u200d]*(?:['’][\p{L}\p{M}]+)*/gu;

/** The possessive of English. */
const possessive = /['’]s$/;

const toWord = (found: string): Word => {
  const text = found.replace(possessive, '').replaceAll(/['’]/g, '');
  return { text, folded: foldText(text) };
};

/**
 * The words of a text. "Radha’s" is "Radha".
 * @param known words of earlier texts by how they are written: most words come again
 */
export const wordsIn = (text: string, known = new Map<string, Word>()): readonly Word[] =>
  (text.normalize('NFC').match(wordPattern) ?? []).map((found) => {
    const word = known.get(found) ?? toWord(found);
    known.set(found, word);
    return word;
  });

/** English, and Hindi in Latin letters. */
const latinFillers = new Set(
  `a an and any are at best buy by find for from get gift gifts i in is it its looking me my need of on online or
  please price prices purchase sale search shop show shows some the to want with ka ke ki ko mein aur wala wale wali`.split(
    /\s+/,
  ),
);
/** Common English words, of which no word of another language is a spelling: "मोर" is no "more". */
const englishWords = new Set(
  `a all also an and any are as at be been but by can come do each for from go had has have he her here him his how in
  into is it its less like made make many may more most much no not of off on one or other our out over per same she
  so some such than that the their them then there these they this to too two under up us very was way we well were
  what when where which who whose why will with you your`.split(/\s+/),
);

/** Whether a word is matched by its letters alone, never by its sound. */
export const isEnglishWord = ({ folded }: Word): boolean => englishWords.has(folded);

/** As {@link romanise} spells them. */
const hindiFillers = new Set('kaa kee ke ko men se aura vaalaa vaalee vaale para'.split(' '));

/** Whether a word says nothing about what is wanted. */
export const isFiller = ({ text, folded }: Word): boolean => {
  if (latinFillers.has(folded)) return true;
  const latin = romanise(text);
  return latin !== text && hindiFillers.has(latin);
};
