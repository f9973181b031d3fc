import { describe, expect, it } from 'vitest';
import { isWithin, readOrder, readPrices } from './filters';

describe('prices in a query', () => {
  it.each([
    ['toys under 1500', 'Under ₹1,500', 'toys'],
    ['below ₹1,500', 'Under ₹1,500', ''],
    ['less than Rs. 2000 doll', 'Under ₹2,000', 'doll'],
    ['cheaper than 2k', 'Under ₹2,000', ''],
    ['under a thousand rupees', 'Under ₹1,000', ''],
    ['under १५००', 'Under ₹1,500', ''],
    ['up to 900/-', 'Up to ₹900', ''],
    ['within ₹2000', 'Up to ₹2,000', ''],
    ['over 500', 'Over ₹500', ''],
    ['lamp more than 1,00,000', 'Over ₹1,00,000', 'lamp'],
    ['at least 300 lamp', '₹300 or more', 'lamp'],
    ['between 1000 and 2,000', '₹1,000 to ₹2,000', ''],
    ['₹2000-1000 toran', '₹1,000 to ₹2,000', 'toran'],
    ['1500 से कम', 'Under ₹1,500', ''],
    ['1500 से ज़्यादा', 'Over ₹1,500', ''],
    ['1500 से ज्यादा का दीप', 'Over ₹1,500', 'दीप'],
    ['1500 रुपये से नीचे', 'Under ₹1,500', ''],
    ['warli 2000 तक', 'Up to ₹2,000', 'warli'],
    ['1000 से 2000 के बीच', '₹1,000 to ₹2,000', ''],
    ['2000 के अंदर', 'Up to ₹2,000', ''],
    ['2000 se kam ghoda', 'Under ₹2,000', 'ghoda'],
    ['1000 se 2000 tak', '₹1,000 to ₹2,000', ''],
    ['gond 1000-1500', '₹1,000 to ₹1,500', 'gond'],
    ['1000 to 1500 gond', '₹1,000 to ₹1,500', 'gond'],
    ['lamp around 3000', 'About ₹3,000', 'lamp'],
    ['free events', 'Free', 'events'],
  ])('are read in "%s"', (query, text, rest) => {
    const read = readPrices(query);
    expect(read.prices.map((price) => price.text)).toEqual([text]);
    expect(read.rest.trim()).toBe(rest);
  });

  it.each([
    'over the hills',
    'underwater',
    '1500',
    'seven fish',
    'deer under the mahua',
    'under',
    '4000 BC',
    '2-4 players',
    'freehand',
    'about us',
  ])('are not read in "%s"', (query) => {
    expect(readPrices(query)).toEqual({ prices: [], rest: query });
  });

  it.each([
    ['cheap warli', 'Cheapest first', 'warli'],
    ['सस्ती पेंटिंग', 'Cheapest first', 'पेंटिंग'],
    ['most expensive toran', 'Dearest first', 'toran'],
    ['cheapskate', null, 'cheapskate'],
  ])('have an order in "%s"', (query, order, rest) => {
    const read = readOrder(query);
    expect([read.order, read.rest.trim()]).toEqual([order, rest]);
  });

  it('are read together', () => {
    expect(readPrices('over 500 under 1000').prices.map(({ text }) => text)).toEqual([
      'Under ₹1,000',
      'Over ₹500',
    ]);
  });

  it('exclude the bound that was named, and what has no price', () => {
    const { prices } = readPrices('under 1500');
    expect([1499, 1500, 0, null].map((price) => isWithin(price, prices))).toEqual([true, false, true, false]);
    expect(isWithin(1500, readPrices('up to 1500').prices)).toBe(true);
    expect(isWithin(null, [])).toBe(true);
  });
});
