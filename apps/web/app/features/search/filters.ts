import { withAsciiDigits } from '@kalavithi/contract/digits';
import { rupees } from '../../lib/format/rupees';

/** Bounds of a price in whole rupees; null for none. */
export interface PriceRange {
  min: number | null;
  max: number | null;
  /** In words, such as "Under ₹1,500". */
  text: string;
}

const numberWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;
/**
 * Words of Hindi, as codes: the fonts have the words that stand in the source, and nobody is shown
 * these.
 */
const hindi = {
  // rupaye, rupae, ru.
  rupees: String.raw`\u0930\u0941\u092a\u092f\u0947|\u0930\u0941\u092a\u090f|\u0930\u0941\.?`,
  // se
  than: String.raw`\u0938\u0947`,
  // kam, niche
  less: String.raw`(?:\u0915\u092e|\u0928\u0940\u091a\u0947)`,
  // zyada, with or without its dot, adhik, upar
  more: String.raw`(?:\u091c\u093c?\u094d\u092f\u093e\u0926\u093e|\u0905\u0927\u093f\u0915|\u090a\u092a\u0930)`,
  // tak
  upTo: String.raw`\u0924\u0915`,
  // ka, ki, ke, men
  of: String.raw`(?:\s+(?:\u0915[\u093e\u0940\u0947]|\u092e\u0947\u0902))?`,
} as const;

const currency = String.raw`(?:₹|rs\b\.?|inr\b|rupees?\b|${hindi.rupees})`;
const scales: Readonly<Record<string, number>> = { k: 1000, hundred: 100, thousand: 1000, lakh: 100_000 };

/** An amount with the names of its two groups, number and scale. */
const amount = (name: string): string =>
  String.raw`(?:${currency}\s*)?(?<${name}>\d{1,3}(?:,\d{2,3})+|\d{1,9}|(?:${numberWords.join('|')}|an?)(?=\s+(?:hundred|thousand|lakh)\b))(?:\.\d+)?\s*(?<${name}Scale>k\b|hundred\b|thousand\b|lakh\b)?\s*(?:/-|${currency})?`;

const rupeesOf = (number: string, scale: string | undefined): number => {
  const word = numberWords.indexOf(number as (typeof numberWords)[number]);
  const value = /^\d/.test(number) ? Number(number.replaceAll(',', '')) : Math.max(word, 0) + 1;
  return value * (scales[scale ?? ''] ?? 1);
};

type Bounds = (a: number, b: number) => PriceRange;

const under: Bounds = (a) => ({ min: null, max: a - 1, text: `Under ${rupees(a)}` });
const upTo: Bounds = (a) => ({ min: null, max: a, text: `Up to ${rupees(a)}` });
const over: Bounds = (a) => ({ min: a + 1, max: null, text: `Over ${rupees(a)}` });
const atLeast: Bounds = (a) => ({ min: a, max: null, text: `${rupees(a)} or more` });
const between: Bounds = (a, b) => ({
  min: Math.min(a, b),
  max: Math.max(a, b),
  text: `${rupees(Math.min(a, b))} to ${rupees(Math.max(a, b))}`,
});

const one = amount('a');
const two = amount('b');
const begin = String.raw`(?:^|\s)`;
const end = String.raw`(?=\s|$|[,.;!?])`;

const priceForms: readonly (readonly [RegExp, Bounds])[] = (
  [
    [String.raw`(?:between|from)\s+${one}\s*(?:and|to|-|–)\s*${two}`, between],
    [String.raw`${currency}\s*${one}\s*(?:to|-|–)\s*${two}`, between],
    [String.raw`${one}\s*(?:to|-|–)\s*${currency}\s*${two}`, between],
    [String.raw`(?:not over|within|up ?to|at most|max(?:imum)?|(?:not|no) more than|<=|≤)\s*${one}`, upTo],
    [String.raw`(?:priced )?(?:under|below|beneath|(?:less|lower|cheaper) than|<)\s*${one}`, under],
    [String.raw`(?:at least|min(?:imum)?|not under|not less than|>=|≥)\s*${one}`, atLeast],
    [String.raw`(?:over|above|(?:more|greater|higher|costlier) than|>)\s*${one}`, over],
    [String.raw`${one}\s*${hindi.than}\s*${hindi.less}${hindi.of}`, under],
    [String.raw`${one}\s*${hindi.than}\s*${hindi.more}${hindi.of}`, over],
    [String.raw`${one}\s*${hindi.upTo}${hindi.of}`, upTo],
    [String.raw`${one}\s+(?:or|and) (?:less|under|below)`, upTo],
    [String.raw`${one}\s+(?:or|and) (?:more|over|above|up)`, atLeast],
  ] as const
).map(([source, bounds]) => [new RegExp(`${begin}${source}${end}`, 'iu'), bounds]);

/** Finds bounds of a price in a query, and returns the query without them. */
export const readPrices = (query: string): { prices: readonly PriceRange[]; rest: string } => {
  let rest = withAsciiDigits(query);
  const prices: PriceRange[] = [];
  for (const [form, bounds] of priceForms) {
    const match = form.exec(rest);
    if (!match) continue;
    const { a = '0', aScale, b = '0', bScale } = match.groups ?? {};
    // "1 to 2 thousand" means thousands twice.
    prices.push(
      bounds(
        rupeesOf(a.toLowerCase(), (aScale ?? bScale)?.toLowerCase()),
        rupeesOf(b.toLowerCase(), bScale?.toLowerCase()),
      ),
    );
    rest = rest.replace(match[0], ' ');
  }
  return prices.length === 0 ? { prices, rest: query } : { prices, rest };
};

/** Whether a price is within all bounds. What has no price is within none. */
export const isWithin = (price: number | null, prices: readonly PriceRange[]): boolean =>
  prices.every(
    ({ min, max }) => price !== null && (min === null || price >= min) && (max === null || price <= max),
  );
