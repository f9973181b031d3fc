import {
  Arrival,
  Dance,
  DanceGlimpse,
  DanceTutorial,
  FeatureCaption,
  FeatureCard,
  GalleryCategory,
  Handicraft,
  HeroSlide,
  MemoryArt,
  Painting,
  PuzzleArtwork,
  QuizWord,
} from '@kalavithi/contract/catalogue';
import { CartItem } from '@kalavithi/contract/cart';
import type { Picture } from '@kalavithi/contract/picture';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { arrivals } from './arrivals.ts';
import { artistSeeds } from './artist-seeds.ts';
import { danceGlimpses, dances, danceTutorials } from './dances.ts';
import { eventSeeds } from './event-seeds.ts';
import { galleryCategories } from './gallery.ts';
import { gameCards, memoryArts, puzzleArtworks, quizScores, quizWords } from './games.ts';
import { handicrafts } from './handicrafts.ts';
import { featureCaptions, featureCards, heroSlides } from './home.ts';
import { aboutPage, contactPage } from './pages.ts';
import { paintings } from './paintings.ts';
import { pictureById } from './picture-index.ts';
import { sellable } from './sellable.ts';
import { typewriterLines } from './typewriter.ts';

const galleryWorks = galleryCategories.flatMap((category) => category.items);

describe('every record fits its schema', () => {
  it.each([
    ['paintings', Painting, paintings],
    ['handicrafts', Handicraft, handicrafts],
    ['arrivals', Arrival, arrivals],
    ['dances', Dance, dances],
    ['tutorials', DanceTutorial, danceTutorials],
    ['glimpses', DanceGlimpse, danceGlimpses],
    ['gallery', GalleryCategory, galleryCategories],
    ['hero slides', HeroSlide, heroSlides],
    ['feature cards', FeatureCard, featureCards],
    ['feature captions', FeatureCaption, featureCaptions],
    ['quiz words', QuizWord, quizWords],
    ['puzzle pictures', PuzzleArtwork, puzzleArtworks],
    ['memory tiles', MemoryArt, memoryArts],
    ['what can be sold', CartItem, [...sellable.values()]],
  ])('%s', (_, schema: z.ZodType, records: readonly unknown[]) => {
    expect(records.length).toBeGreaterThan(0);
    for (const record of records) expect(schema.safeParse(record).error?.message ?? '').toBe('');
  });
});

describe('counts', () => {
  it('meets the numbers of the specification', () => {
    expect(paintings).toHaveLength(10);
    expect(handicrafts).toHaveLength(15);
    expect(arrivals).toHaveLength(8);
    expect(galleryCategories.map((category) => category.items.length)).toEqual([12, 16, 16, 13, 14, 12, 15]);
    expect(heroSlides.map((slide) => slide.title)).toEqual(['Madhubani', 'Warli', 'Kalamkari']);
    expect(featureCards).toHaveLength(6);
    expect(featureCaptions).toHaveLength(4);
    expect(quizWords).toHaveLength(10);
    expect(gameCards).toHaveLength(4);
    expect(artistSeeds).toHaveLength(8);
    expect(eventSeeds).toHaveLength(10);
  });

  it('names the categories in their order', () => {
    expect(galleryCategories.map((category) => category.name)).toEqual([
      'Tanjor Arts',
      'Folk Paintings',
      'Kishangarh Paintings',
      'Madhubani Paintings',
      'South Indian Paintings',
      'Pichwai Art',
      'Kalamkari Paintings',
    ]);
    expect(puzzleArtworks.map((artwork) => artwork.id)).toEqual([
      'madhubani',
      'warli',
      'kalamkari',
      'gond',
      'pattachitra',
    ]);
    expect(memoryArts.map((art) => art.id)).toEqual(['madhubani', 'warli', 'pattachitra', 'kalamkari']);
  });
});

describe('every entry has its picture', () => {
  it.each([
    ['paintings', paintings],
    ['handicrafts', handicrafts],
    ['arrivals', arrivals],
    ['dances', dances],
    ['glimpses', danceGlimpses],
    ['gallery works', galleryWorks],
    ['hero slides', heroSlides],
    ['feature cards', featureCards],
    ['feature captions', featureCaptions],
    ['puzzle pictures', puzzleArtworks],
    ['memory tiles', memoryArts],
  ])('%s', (_, entries: readonly { id: string; picture: Picture | null }[]) => {
    expect(entries.filter(({ picture }) => !picture).map(({ id }) => id)).toEqual([]);
  });

  it('artists and their works', () => {
    const ids = artistSeeds.flatMap(({ _id, works }) => [_id, ...works.map(({ id }) => id)]);
    expect(ids.filter((id) => !pictureById(id))).toEqual([]);
  });

  it('events, as many as they say', () => {
    const ids = eventSeeds.flatMap(({ _id, imagesCount }) => [
      _id,
      ...Array.from({ length: imagesCount }, (_, index) => `${_id}-${index + 1}`),
    ]);
    expect(ids.filter((id) => !pictureById(id))).toEqual([]);
  });
});

describe('prices', () => {
  it.each([
    ['paintings', paintings, [950, 2200]],
    ['handicrafts', handicrafts, [1000, 5500]],
  ] as const)(
    '%s reach from the lowest to the highest of the specification',
    (_, works, [lowest, highest]) => {
      const prices = works.map((work) => work.price);
      expect(Math.min(...prices)).toBe(lowest);
      expect(Math.max(...prices)).toBe(highest);
    },
  );
});

describe('ids', () => {
  it('are unique across all catalogues', () => {
    const ids = [
      ...paintings,
      ...handicrafts,
      ...arrivals,
      ...dances,
      ...danceTutorials,
      ...danceGlimpses,
      ...galleryWorks,
      ...heroSlides,
      ...featureCards,
      ...featureCaptions,
      ...quizWords,
      ...artistSeeds.flatMap((artist) => artist.works),
    ].map((record) => record.id);
    ids.push(...artistSeeds.map((artist) => artist._id), ...eventSeeds.map((event) => event._id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(sellable.size).toBe(paintings.length + handicrafts.length);
  });
});

describe('words', () => {
  it('scramble into no other word of the pool, and are not given away', () => {
    const letters = quizWords.map((word) => [...word.answer].sort().join(''));
    expect(new Set(letters).size).toBe(quizWords.length);
    for (const word of quizWords) {
      expect(`${word.name} ${word.hint}`.toUpperCase()).not.toContain(word.answer);
      expect(new Set(word.answer).size).toBeGreaterThan(1);
    }
    expect(Object.keys(quizScores).toSorted()).toEqual(['2', '3', '4', '5', 'fewer']);
  });

  it('types the sentences of the specification', () => {
    expect(typewriterLines).toEqual({
      dances: ["Explore India's vibrant folk dances...", 'Join the cultural journey!'],
      handicrafts: ['Celebrate heritage,celebrate Handmade...', "Explore India's rich legacy!"],
    });
  });
});

describe('pages', () => {
  it('offers the subjects of the contact form and the links of About Us', () => {
    expect(contactPage.subjects.map((subject) => subject.value)).toEqual([
      'general',
      'collaboration',
      'workshop',
      'exhibition',
      'classes',
      'feedback',
      'other',
    ]);
    expect(aboutPage.celebrate.items.map((item) => item.link)).toEqual([
      '/arts/dances',
      '/arts/gallery',
      '/events/upcoming',
    ]);
    expect(aboutPage.callsToAction.map((action) => action.link)).toEqual(['/arts/gallery', '/artists']);
  });
});

describe('events of a new site', () => {
  it('are six to come and four completed, the latter with testimonials', () => {
    const upcoming = eventSeeds.filter((event) => event.startOffset > 0);
    const completed = eventSeeds.filter((event) => event.endOffset < 0);
    expect([upcoming.length, completed.length]).toEqual([6, 4]);
    for (const event of eventSeeds) expect(event.endOffset).toBeGreaterThanOrEqual(event.startOffset);
    for (const event of completed) expect(event.testimonials.length).toBeGreaterThan(0);
  });
});
