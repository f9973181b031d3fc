import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { sampleFolder } from './folders.ts';
import { readContent } from './read-content.ts';

const { site, home, dances, games, works, workById, schools, artists, events, pages, factsOfWorks } =
  await readContent(sampleFolder);

/** The numbers and texts that the specification gives. */
describe('the sample collection', () => {
  it('has as many entries as the specification says', () => {
    expect(works.paintings).toHaveLength(10);
    expect(works.handicrafts).toHaveLength(15);
    expect(home.arrivals).toHaveLength(8);
    expect(schools.map((school) => school.works)).toEqual([12, 16, 16, 13, 14, 12, 15]);
    expect(home.hero.map(({ title }) => title)).toEqual(['Madhubani', 'Warli', 'Kalamkari']);
    expect(home.cards).toHaveLength(6);
    expect(home.captions).toHaveLength(4);
    expect(games.words).toHaveLength(10);
    expect(games.cards).toHaveLength(4);
    expect(artists).toHaveLength(8);
  });

  it('knows the states of every painting', () => {
    expect(works.paintings.map((work) => 'states' in work && work.states)).toEqual([
      ['Maharashtra'],
      ['Jharkhand'],
      ['Madhya Pradesh'],
      ['Jharkhand'],
      ['Odisha'],
      ['Madhya Pradesh'],
      ['Maharashtra'],
      ['Madhya Pradesh'],
      ['Tamil Nadu'],
      ['Gujarat', 'Madhya Pradesh'],
    ]);
  });

  it('names the schools, puzzles and memory tiles in their order', () => {
    expect(schools.map(({ name }) => name)).toEqual([
      'Tanjor Arts',
      'Folk Paintings',
      'Kishangarh Paintings',
      'Madhubani Paintings',
      'South Indian Paintings',
      'Pichwai Art',
      'Kalamkari Paintings',
    ]);
    expect(games.puzzle.map(({ id }) => id)).toEqual([
      'madhubani',
      'warli',
      'kalamkari',
      'gond',
      'pattachitra',
    ]);
    expect(games.memory.map(({ id }) => id)).toEqual(['madhubani', 'warli', 'pattachitra', 'kalamkari']);
  });

  it.each([
    ['paintings', 950, 2200],
    ['handicrafts', 1000, 5500],
  ] as const)('prices %s from ₹%i to ₹%i', (catalogue, lowest, highest) => {
    const prices = works[catalogue].flatMap((work) => ('price' in work ? work.price : []));
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([lowest, highest]);
  });

  it('has words that scramble into no other word of the pool', () => {
    const letters = games.words.map(({ answer }) => [...answer].sort().join(''));
    expect(new Set(letters).size).toBe(games.words.length);
  });

  it('types the sentences of the specification', () => {
    expect(site.typewriter).toEqual({
      dances: ["Explore India's vibrant folk dances...", 'Join the cultural journey!'],
      handicrafts: ['Celebrate heritage,celebrate Handmade...', "Explore India's rich legacy!"],
    });
  });

  it('gives every dance a film', () => {
    expect(dances.dances.filter(({ film }) => film === null)).toEqual([]);
  });

  it('has six events to come and four that are over, the latter with testimonials', () => {
    const daysUntil = (day: (typeof events)[number]['starts']) => ('inDays' in day ? day.inDays : NaN);
    expect(events.filter(({ starts }) => daysUntil(starts) > 0)).toHaveLength(6);
    const over = events.filter(({ ends }) => daysUntil(ends) < 0);
    expect(over).toHaveLength(4);
    for (const { testimonials } of over) expect(testimonials.length).toBeGreaterThan(0);
  });

  it('offers the subjects of the contact form and the links of About Us', () => {
    expect(pages.get('contact')?.choices.map(({ value }) => value)).toEqual([
      'general',
      'collaboration',
      'workshop',
      'exhibition',
      'classes',
      'feedback',
      'other',
    ]);
    const about = pages.get('about');
    expect(about?.cards?.items.map(({ link }) => link)).toEqual([
      '/arts/dances',
      '/arts/gallery',
      '/events/upcoming',
    ]);
    expect(about?.actions.map(({ link }) => link)).toEqual(['/arts/gallery', '/artists']);
  });

  it('shows how at least twenty works of six traditions were painted, and names what is to be seen in them', () => {
    const painted = [...factsOfWorks].filter(([, { strokes }]) => strokes !== null);
    expect(painted.length).toBeGreaterThanOrEqual(20);
    const traditions = painted.map(([id]) => /^(?:painting|gallery)-(?:folk-)?([a-z]+)/.exec(id)?.[1]);
    expect(new Set(traditions).size).toBeGreaterThanOrEqual(6);
    const details = painted.map(([, look]) => look.motifs.length);
    expect([Math.min(...details) >= 3, Math.max(...details) <= 6]).toEqual([true, true]);
    expect(details.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(100);
    for (const [id] of painted) expect(workById.get(id)).not.toHaveProperty('motifs');
  });

  it('sends no strokes that take more than 60 kB', async () => {
    const asServed = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    const sizes = await Promise.all(
      [...factsOfWorks.values()].map(async ({ strokes }) => {
        if (strokes === null) return 0;
        const name = strokes.replace('/media/', '').replace(/\?.*/, '');
        const content = await readFile(join(sampleFolder, 'pictures', name));
        return brotliCompressSync(content, { params: asServed }).length;
      }),
    );
    expect(Math.max(...sizes)).toBeLessThanOrEqual(60_000);
  });
});
