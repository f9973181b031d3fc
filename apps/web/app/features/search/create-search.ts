import { isArrival, kindTitles, type Entry, type Kind } from './entries';
import { createEntryIndex, type Scored } from './entry-index';
import { isWithin, readOrder, readPrices, type PriceOrder, type PriceRange } from './filters';
import { excerpt, foldText, hasWord } from './matching';
import { readPlaces } from './places';
import { guessedNearness, type Mistakes } from './vocabulary';
import { isFiller, wordsIn, type Word } from './words';

export interface SearchResult {
  entry: Entry;
  /** The Devanagari name, when that is what matched. */
  hi: string;
  /** The line to show: that of the entry, or the words around a match. */
  line: string;
  /** Folded words to underline: those that were typed, or those that are near to them. */
  marks: readonly string[];
}

export interface ResultGroup {
  room: Kind;
  title: string;
  found: readonly SearchResult[];
}

export interface Found {
  /** Best first, and each group best first. */
  groups: readonly ResultGroup[];
  count: number;
  /** What the query asked for besides words, in words, such as "Under ₹1,500 · from Odisha". */
  filters: string;
  /** False when nothing has all words of the query, and the results have most of them. */
  hasAllWords: boolean;
  /** The words that nothing has as they were typed, and how the texts write what they were read as. */
  readAs: readonly { typed: string; meant: string }[];
  /** Whether no result has a word of the query, or one that is written or sounds nearly so: a few guesses are shown. */
  isGuess: boolean;
  /** What is like the best result, when there are few. */
  similar: readonly SearchResult[];
}

/** With so few results there is room for what is like them, and for so much of it. */
const fewResults = 3;
const maxSimilar = 12;
/** Another kind is less like it. */
const weightOfOtherKind = 0.5;

/** Longer queries are cut: nobody types them, and each word takes time. */
const maxQueryLength = 200;
const maxWords = 10;
const maxWordLength = 40;

/** A kind whose best result has this share of the best score of all stays in its usual place. */
const leadingShare = 0.7;

/**
 * Results with less than this share of the best score are left out: they have the word in a text
 * about their school, say.
 */
const leastShare = 0.03;
const leastShareOfMisspelt = 0.1;
/** "tea tray" is a tray for tea before it is a theatre. */
const liftOfWhole = 4;
/** Nearness of a word that is no misspelling. */
const surely = 0.04;

/** More guesses than these would hide that nothing was found. */
const maxGuesses = 5;

/** The group of artists has works of theirs, too. */
const artistsTitle = (found: readonly Entry[]): string => {
  const works = found.filter(({ price }) => price !== null).length;
  if (works === 0) return kindTitles.artists;
  return works === found.length ? 'Works by artists' : 'Artists and their works';
};

/** The group of pages has the new arrivals on the home page, too. */
const pagesTitle = (found: readonly Entry[]): string => {
  const arrivals = found.filter(isArrival).length;
  if (arrivals === 0) return kindTitles.home;
  return arrivals === found.length ? 'New Arrivals' : 'Pages and new arrivals';
};

/** The group says that an entry is a new arrival; below its name stands that in Devanagari. */
const withoutTitle = (found: SearchResult): SearchResult =>
  isArrival(found.entry) ? { ...found, hi: found.entry.hi, line: '' } : found;

const titleOf = (room: Kind, found: readonly Entry[]): string => {
  if (room === 'artists') return artistsTitle(found);
  return room === 'home' ? pagesTitle(found) : kindTitles[room];
};

/** What has a price at all. */
const anyPrice: Omit<PriceRange, 'text'> = { min: 0, max: null };

/** Returns a function that searches entries. */
export const createSearch = (entries: readonly Entry[]): ((query: string) => Found) => {
  const index = createEntryIndex(entries);

  /**
   * The entries with all words of the query, or with the most of them when that is half or more.
   * `most` is how many that is.
   */
  const findWords = (
    words: readonly Word[],
    prices: readonly PriceRange[],
    inPlace: (at: number) => boolean,
  ) => {
    const find = (mistakes: Mistakes) =>
      index
        .score(words, mistakes)
        .filter(
          ({ at, matched }) =>
            matched.size > 0 && isWithin(entries[at]?.price ?? null, prices) && inPlace(at),
        );
    const mostOf = (found: readonly Scored[]) => Math.max(0, ...found.map(({ matched }) => matched.size));
    let found = find('if-unknown');
    let most = mostOf(found);
    const least = most;
    if (most < words.length) {
      // A word that exists may still be a misspelling of another one.
      const misspelt = find('any');
      if (mostOf(misspelt) > most) {
        found = misspelt;
        most = mostOf(found);
      }
    }
    if (most * 2 < words.length) return { found: [], most: 0 };
    const whole = found.filter(({ matched }) => matched.size === most);
    // What has fewer words, but as they were typed, is nearer than what has all by misspellings.
    const best = Math.max(...whole.map((one) => one.score));
    const nearer = found.filter(
      (one) => one.matched.size < most && one.matched.size >= Math.max(1, least) && one.score >= best,
    );
    const top = Math.max(best, ...nearer.map((one) => one.score));
    const isLikely = ({ nearness, score }: Scored) =>
      score >= top * (nearness >= surely ? leastShare : leastShareOfMisspelt);
    return { found: [...whole, ...nearer].filter(isLikely), most };
  };

  /** Folding is slow, and most entries are never shown. */
  const shownTexts = new Map<number, readonly string[]>();
  const foldedTextsOf = (at: number): readonly string[] => {
    const { name, hi, line, place, more, about } = entries[at] as Entry;
    const folded = shownTexts.get(at) ?? [name, hi, line, place, more, about].map(foldText);
    shownTexts.set(at, folded);
    return folded;
  };

  /**
   * Lifts names that have the words of the query in its order, and most of all those that are it; and what has all of several words as they
   * were typed.
   */
  const withPhrase = (scored: Scored, phrases: readonly string[], wordCount: number): Scored => {
    const names = foldedTextsOf(scored.at).slice(0, 2);
    const isName = phrases.some((phrase) => phrase !== '' && names.includes(phrase));
    const isInName = phrases.some(
      (phrase) => phrase.includes(' ') && names.some((name) => name.includes(phrase)),
    );
    const lift = isName ? 3 : isInName ? 1.5 : 1;
    const hasAll = wordCount > 1 && scored.matched.size === wordCount && scored.nearness === 1;
    return { ...scored, score: scored.score * lift * (hasAll ? liftOfWhole : 1) };
  };

  const toResult = ({ at, matched }: Scored, words: readonly Word[]): SearchResult => {
    const entry = entries[at] as Entry;
    const texts = foldedTextsOf(at);
    const marks = [...matched].flatMap(([position, nearWords]) => {
      const { folded } = words[position] as Word;
      return texts.some((text) => hasWord(text, folded)) ? [folded] : nearWords;
    });
    const [name, hi, line, ...others] = texts.map((text) => marks.filter((mark) => hasWord(text, mark)));
    const isInName = name?.length !== 0;
    const isOnlyInHi = hi?.some((mark) => !name?.includes(mark)) ?? false;
    const other = [entry.place, entry.more, entry.about][others.findIndex((found) => found.length > 0)];
    return {
      entry,
      hi: isOnlyInHi ? entry.hi : '',
      line:
        isInName || isOnlyInHi || line?.length !== 0 || other === undefined
          ? entry.line
          : excerpt(other, marks),
      marks,
    };
  };

  const inOrder = (found: readonly Scored[], order: PriceOrder | null): readonly Scored[] => {
    if (order === null) return found;
    const sign = order === 'Cheapest first' ? 1 : -1;
    const priceOf = ({ at }: Scored) => entries[at]?.price ?? 0;
    return [...found].sort((a, b) => sign * (priceOf(a) - priceOf(b)));
  };

  const toGroups = (
    found: readonly Scored[],
    words: readonly Word[],
    order: PriceOrder | null,
  ): ResultGroup[] => {
    const best = Math.max(...found.map(({ score }) => score));
    const groups = (Object.keys(kindTitles) as Kind[]).flatMap((room) => {
      const own = found.filter(({ at }) => entries[at]?.kind === room);
      return own.length === 0
        ? []
        : [
            {
              room,
              title: titleOf(
                room,
                own.map(({ at }) => entries[at] as Entry),
              ),
              best: own[0]?.score ?? 0,
              found: inOrder(own, order).map((one) => withoutTitle(toResult(one, words))),
            },
          ];
    });
    const leads = (group: { best: number }) => group.best >= best * leadingShare;
    if (order !== null) return groups;
    return [
      ...groups.filter(leads),
      ...groups.filter((group) => !leads(group)).sort((a, b) => b.best - a.best),
    ];
  };

  const nothing: Found = {
    groups: [],
    count: 0,
    filters: '',
    hasAllWords: true,
    readAs: [],
    isGuess: false,
    similar: [],
  };

  /** What has words of the best result's name and tradition in its own, and then others of its kind. */
  const similarTo = (found: readonly Scored[]): SearchResult[] => {
    const best = entries[found[0]?.at ?? 0] as Entry;
    const wordsOf = ({ name, tradition }: Entry) => wordsIn(`${name} ${tradition}`);
    const words = wordsOf(best)
      .filter((word) => !isFiller(word))
      .slice(0, maxWords);
    const isFound = new Set(found.map(({ at }) => at));
    const isLike = (entry: Entry): boolean => {
      if (entry.kind === best.kind) return true;
      const own = new Set(wordsOf(entry).map(({ folded }) => folded));
      return words.some(({ folded }) => own.has(folded));
    };
    return index
      .score(words, 'none')
      .filter(({ at }) => !isFound.has(at) && isLike(entries[at] as Entry))
      .map((one) => ({
        ...one,
        score: one.score * (entries[one.at]?.kind === best.kind ? 1 : weightOfOtherKind),
      }))
      .sort((a, b) => b.score - a.score)
      .slice(0, maxSimilar)
      .map(({ at }) => {
        const entry = entries[at] as Entry;
        return { entry, hi: '', line: entry.line, marks: [] };
      });
  };

  /** What a text asks for, once prices and their order are read. */
  const searchText = (text: string, prices: readonly PriceRange[], order: PriceOrder | null): Found => {
    const all = wordsIn(text)
      .flatMap((word) => index.vocabulary.split(word))
      .slice(0, maxWords)
      .map((word) => ({
        text: word.text.slice(0, maxWordLength),
        folded: word.folded.slice(0, maxWordLength),
      }));
    if (all.length === 0 && prices.length === 0) return nothing;
    const place = readPlaces(all, index.places, index.vocabulary);
    const isTelling = (word: Word) => !isFiller(word);
    const hasTelling = prices.length > 0 || all.some(isTelling);
    const wordsAlone = hasTelling ? all.filter(isTelling) : all;
    const wordsBeside = place ? place.rest.filter(isTelling) : wordsAlone;

    const find = (words: readonly Word[], inPlace: (at: number) => boolean, filters: string) => {
      const { found, most } =
        words.length === 0
          ? {
              found: entries.flatMap((entry, at) =>
                isWithin(entry.price, prices) && inPlace(at)
                  ? [{ at, score: 1, matched: new Map(), nearness: 1, nearest: 1 }]
                  : [],
              ),
              most: 0,
            }
          : findWords(words, prices, inPlace);
      return { found, words, filters, hasAllWords: most === words.length };
    };
    const priceText = prices.map((price) => price.text).join(' · ');

    let result = place
      ? find(wordsBeside, place.includes, [priceText, place.text].filter(Boolean).join(' · '))
      : find(wordsAlone, () => true, priceText);
    if (place && (result.found.length === 0 || !result.hasAllWords)) {
      // "Hamsa in Nirmal Gold" is a name, not a place.
      const asWords = find(wordsAlone, () => true, priceText);
      if (asWords.found.length > 0 && (asWords.hasAllWords || result.found.length === 0)) result = asWords;
    }
    const { found, words, filters, hasAllWords } = result;
    // "Tree of Life" has a filler in its middle.
    const phrases = [words, all].map((list) => list.map(({ folded }) => folded).join(' '));
    const ranked = found
      .map((one) => withPhrase(one, phrases, words.length))
      .sort((a, b) => b.score - a.score);
    const isGuess = ranked.length > 0 && ranked.every(({ nearest }) => nearest <= guessedNearness);
    const shown = isGuess ? ranked.slice(0, maxGuesses) : ranked;
    return {
      groups: shown.length === 0 ? [] : toGroups(shown, words, order),
      count: shown.length,
      filters,
      hasAllWords: hasAllWords || shown.length === 0,
      readAs: words.flatMap((word, position) => {
        const meant = index.vocabulary.readAs(word, shown[0]?.matched.get(position) ?? []);
        return meant === null ? [] : [{ typed: word.text, meant }];
      }),
      isGuess,
      similar: shown.length > 0 && shown.length <= fewResults && !isGuess ? similarTo(shown) : [],
    };
  };

  return (query) => {
    const cut = query.slice(0, maxQueryLength);
    const priced = readPrices(cut);
    const { order, rest } = readOrder(priced.rest);
    const prices = order === null ? priced.prices : [...priced.prices, { ...anyPrice, text: order }];
    const found = searchText(rest, prices, order);
    if (found.count > 0 || prices.length === 0) return found;
    // A name may have "free" or "cheap" in it.
    const asWords = searchText(cut, [], null);
    return asWords.count > 0 && asWords.hasAllWords ? asWords : found;
  };
};
