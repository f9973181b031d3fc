import { withAsciiDigits } from '@kalavithi/contract/digits';
import { rupees } from '../../lib/format/rupees';

/** Bounds of a price in whole rupees; null for none. */
export interface PriceRange {
  min: number | null;
  max: number | null;
  /** In words, such as "Under ₹1,500". */
  text: string;
}

/** The order of prices that a query asks for, in words. */
export type PriceOrder = 'Cheapest first' | 'Dearest first';

const numberWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;
/**
 * Words of Hindi, as codes: the fonts have the words that stand in the source, and nobody is shown
 * these.
 */
const hindi = {
  // ke andar, ke niche, ke bhitar
  within: String.raw`\u0915\u0947\s+(?:\u0905\u0902\u0926\u0930|\u0905\u0928\u094d\u0926\u0930|\u0928\u0940\u091a\u0947|\u092d\u0940\u0924\u0930)`,
  // ke bich, with either nasal
  middle: String.raw`(?:\u0915\u0947\s+\u092c\u0940\u091a|ke\s+beech)`,
  // se, aur
  and: String.raw`(?:\u0938\u0947|\u0914\u0930|se|aur)`,
  // sasta, saste, sasti
  cheap: String.raw`\u0938\u0938\u094d\u0924[\u093e\u0940\u0947]`,
  // mahanga, mahange, mahangi
  dear: String.raw`\u092e\u0939\u0902\u0917[\u093e\u0940\u0947]`,
  // rupaye, rupae, ru.
  rupees: String.raw`\u0930\u0941\u092a\u092f\u0947|\u0930\u0941\u092a\u090f|\u0930\u0941\.?`,
  // se
  than: String.raw`(?:\u0938\u0947|se)`,
  // kam, niche
  less: String.raw`(?:\u0915\u092e|\u0928\u0940\u091a\u0947|kam|neeche|niche)`,
  // zyada, with or without its dot, adhik, upar
  more: String.raw`(?:\u091c\u093c?\u094d\u092f\u093e\u0926\u093e|\u0905\u0927\u093f\u0915|\u090a\u092a\u0930|zyada|jyada|jyaada|adhik|upar)`,
  // tak
  upTo: String.raw`(?:\u0924\u0915|tak)`,
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
const around: Bounds = (a) => ({
  min: Math.floor(a * 0.8),
  max: Math.ceil(a * 1.2),
  text: `About ${rupees(a)}`,
});
const free: Bounds = () => ({ min: 0, max: 0, text: 'Free' });
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
    [
      String.raw`(?:not over|within|budget(?: of)?|up ?to|at most|max(?:imum)?|(?:not|no) more than|<=|≤)\s*${one}`,
      upTo,
    ],
    [String.raw`(?:priced )?(?:under|below|beneath|(?:less|lower|cheaper) than|<)\s*${one}`, under],
    [String.raw`(?:around|about|approx(?:imately|\.)?|nearly|~)\s*${one}`, around],
    [String.raw`(?:for )?free(?: of (?:cost|charge)| entry)?`, free],
    [String.raw`(?:at least|min(?:imum)?|not under|not less than|>=|≥)\s*${one}`, atLeast],
    [String.raw`(?:over|above|(?:more|greater|higher|costlier) than|>)\s*${one}`, over],
    [String.raw`${one}\s*${hindi.and}\s*${two}\s*(?:${hindi.upTo}|${hindi.middle})${hindi.of}`, between],
    // Without a currency, two long numbers alone: "2-4 players" is no price.
    [String.raw`(?=\d{3})${one}\s*(?:to|-|–|${hindi.and})\s*(?=\d{3})${two}`, between],
    [String.raw`${one}\s*${hindi.than}\s*${hindi.less}${hindi.of}`, under],
    [String.raw`${one}\s*${hindi.than}\s*${hindi.more}${hindi.of}`, over],
    [String.raw`${one}\s*(?:${hindi.upTo}|${hindi.within}|ke (?:andar|niche|neeche))${hindi.of}`, upTo],
    [String.raw`${one}\s+(?:or|and) (?:less|under|below)`, upTo],
    [String.raw`${one}\s+(?:or|and) (?:more|over|above|up)`, atLeast],
  ] as const
).map(([source, bounds]) => [new RegExp(`${begin}${source}${end}`, 'iu'), bounds]);

const orders: readonly (readonly [RegExp, PriceOrder])[] = (
  [
    [
      String.raw`(?:cheap(?:est|er)?|inexpensive|affordable|budget|low(?:est)?[ -]?(?:price|cost)d?|sast[aei]|${hindi.cheap})`,
      'Cheapest first',
    ],
    [
      String.raw`(?:(?:most )?expensive|costliest|dearest|high(?:est)?[ -]?priced?|meh?ng[aei]|mahang[aei]|${hindi.dear})`,
      'Dearest first',
    ],
  ] as const
).map(([source, order]) => [new RegExp(`${begin}${source}${end}`, 'iu'), order]);

/** Finds a wish for cheap or dear things in a query, and returns the query without it. */
export const readOrder = (query: string): { order: PriceOrder | null; rest: string } => {
  for (const [form, order] of orders) {
    if (form.test(query)) return { order, rest: query.replace(form, ' ') };
  }
  return { order: null, rest: query };
};

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
