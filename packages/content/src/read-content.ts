import type { Page, PageSection } from '@kalavithi/contract/page';
import type { Picture } from '@kalavithi/contract/picture';
import type { Site } from '@kalavithi/contract/site';
import { sitePictures, type SitePicture } from '@kalavithi/contract/site-pictures';
import type { z } from 'zod';
import { checkContent } from './check-content.ts';
import { readCompanions, type Companion } from './companions.ts';
import { readContentFiles } from './content-files.ts';
import type { Content, ContentArtist, ContentEvent } from './content.ts';
import type { PictureRef } from './fields.ts';
import { sampleFolder } from './folders.ts';
import { goldCompanion } from './gold.ts';
import { filmOfSizes, largestFile, pictureName, readSizes, type KnownPictures } from './pictures.ts';
import { ContentError, type Problem } from './problems.ts';
import { readWorks } from './read-works.ts';
import { resolvePictures } from './resolve-pictures.ts';
import type { EventsFile, PageFrontMatter, SiteFile, Sizes } from './schemas.ts';
import { strokesCompanion } from './strokes.ts';

const minutesInDay = 24 * 60;

/** The ready sizes of the folder and of the sample collection. */
const readAllSizes = async (folder: string, problems: Problem[]): Promise<Sizes> => {
  const sampleSizes = await readSizes(sampleFolder);
  try {
    return { ...sampleSizes, ...(await readSizes(folder)) };
  } catch {
    const message = 'is not as the studio writes it; take it away, or copy it again with the pictures';
    problems.push({ file: 'pictures/sizes.json', line: null, message });
    return sampleSizes;
  }
};

/**
 * Reads a content folder. What it lacks (home, dances, games, words, pages, pictures of the site)
 * comes from the sample collection; works, artists and events that it lacks are simply not there.
 * @param known facts of an earlier reading: pictures that have not changed since are not read again
 * @throws ContentError with every mistake, each with its file and line
 */
export const readContent = async (folder: string, known: KnownPictures = new Map()): Promise<Content> => {
  const problems: Problem[] = [];
  const files = await readContentFiles(folder, problems);
  const sizes = await readAllSizes(folder, problems);
  const { pages, ...others } = files;
  const { pictureOf, facts } = await resolvePictures(
    [...new Set(Object.values(others)), ...pages.values()].filter((file) => file !== null),
    { folder, sizes, known, problems },
  );
  const companions = (kind: Companion) => readCompanions(kind, [folder, sampleFolder], sizes, problems);
  const strokes = await companions(strokesCompanion);
  const gold = await companions(goldCompanion);
  problems.push(...checkContent(files, sizes));

  const { site, sampleSite, dances, home, words, games } = files;
  if (problems.length > 0 || !site || !sampleSite || !dances || !home || !words || !games) {
    throw new ContentError(problems);
  }

  const withPicture = <Entry extends { picture: PictureRef }>(entry: Entry) => ({
    ...entry,
    picture: pictureOf(entry.picture),
  });

  const { works, factsOfWorks, pictureRefs } = readWorks(files, pictureOf, { strokes, gold });
  const schools = files.gallery?.data.schools ?? [];

  const artistNames = new Map((files.artists?.data.artists ?? []).map(({ id, name }) => [id, name]));

  return {
    site: toSite(site.data, sampleSite.data, pictureOf),
    home: {
      hero: home.data.hero.map(withPicture),
      intro: home.data.intro,
      cards: home.data.cards.map(({ second_link: secondLink = null, ...card }) => ({
        ...withPicture(card),
        secondLink,
      })),
      captions: home.data.captions.map(withPicture),
      arrivals: home.data.arrivals.map(withPicture),
    },
    dances: {
      dances: dances.data.dances.map(({ film, ...dance }) => ({
        ...withPicture(dance),
        film: film === undefined ? null : filmOfSizes(sizes, film),
      })),
      tutorials: dances.data.lessons.map(({ picture, crop = keepsTheHead, ...lesson }) => {
        const shown = picture ?? danceOf(lesson, dances.data.dances)?.picture;
        return { ...lesson, crop, picture: shown ? pictureOf(shown) : null };
      }),
      glimpses: dances.data.glimpses.map(withPicture),
    },
    games: {
      cards: games.data.cards.map(({ hi = null, ...card }) => ({ ...card, hi })),
      words: words.data.words.map(({ picture, ...word }) => ({
        ...word,
        picture: picture === undefined ? null : pictureOf(picture),
      })),
      verdicts: games.data.verdicts,
      puzzle: games.data.puzzle.map(({ region_label: regionLabel, ...artwork }) => ({
        ...withPicture(artwork),
        regionLabel,
      })),
      memory: games.data.memory.map(withPicture),
    },
    schools: schools.map(({ id, name, hi, region, about, works: entries }) => ({
      id,
      name,
      hi,
      region,
      about,
      works: entries.length,
    })),
    works,
    workById: new Map(Object.values(works).flatMap((all) => all.map((work) => [work.id, work]))),
    factsOfWorks,
    pictureFiles: new Map(pictureRefs.map(({ id, picture }) => [id, largestFile(picture, sizes, folder)])),
    pages: new Map(
      [...pages].map(([id, { data, sections }]): [string, Page] => [
        id,
        toPage(id, data, sections, pictureOf),
      ]),
    ),
    artists: (files.artists?.data.artists ?? []).map(
      ({ name, works: entries, ...artist }): ContentArtist => ({
        ...withPicture(artist),
        title: name,
        works: entries.map(withPicture),
      }),
    ),
    events: (files.events?.data.events ?? []).map((event) => toEvent(event, artistNames, pictureOf)),
    sources: new Map(facts.map((source) => [pictureName(source), source])),
    facts,
  };
};

/** A standing figure cut to a wide frame keeps its head. */
const keepsTheHead = { focus: [0.5, 0.22] satisfies [number, number], zoom: 1 };

/** The dance that a lesson names before the colon. */
const danceOf = <Dance extends { title: string }>({ title }: { title: string }, dances: readonly Dance[]) =>
  dances.find((dance) => dance.title === title.split(':')[0]);

type Output<Schema extends z.ZodType> = z.output<Schema>;
type PictureOf = (ref: PictureRef) => Picture;

const toSite = (
  own: Output<typeof SiteFile>,
  sample: Output<typeof SiteFile>,
  pictureOf: PictureOf,
): Site => {
  const { name, hi, tagline, contact, hours, social, grievance_officer: grievanceOfficer = null } = own;
  const { sample_notice: sampleNotice = null, ...reach } = contact;
  const picture = (place: SitePicture): Picture => {
    const ref = own.pictures[place] ?? sample.pictures[place];
    if (!ref) throw new Error(`The sample collection has no picture "${place}".`);
    return pictureOf(ref);
  };
  return {
    name,
    hi,
    tagline,
    contact: { ...reach, hours, sampleNotice },
    social,
    grievanceOfficer,
    pictures: Object.fromEntries(sitePictures.map((place) => [place, picture(place)])) as Site['pictures'],
    typewriter: own.typewriter ?? sample.typewriter ?? { dances: [], handicrafts: [] },
  };
};

const toPage = (
  id: string,
  { title, updated, picture, cards, actions, choices }: Output<typeof PageFrontMatter>,
  sections: PageSection[],
  pictureOf: PictureOf,
): Page => ({
  id,
  title,
  updated: updated ?? null,
  picture: picture ? pictureOf(picture) : null,
  sections,
  cards: cards
    ? {
        title: cards.title,
        items: cards.items.map(({ link = null, picture: ref, ...card }) => ({
          ...card,
          link,
          picture: ref ? pictureOf(ref) : null,
        })),
      }
    : null,
  actions,
  choices,
});

const toEvent = (
  event: Output<typeof EventsFile>['events'][number],
  artistNames: ReadonlyMap<string, string>,
  pictureOf: PictureOf,
): ContentEvent => {
  const { starts, ends = starts, from, to } = event;
  const featured = artistNames.get(event.artist);
  return {
    id: event.id,
    title: event.title,
    hi: event.hi ?? null,
    organiser: event.organiser,
    description: event.description,
    artistName: featured ?? event.artist,
    artistId: featured === undefined ? null : event.artist,
    traditions: event.traditions,
    aboutArtist: event.about_artist ?? null,
    starts,
    ends,
    minutes:
      from === undefined || to === undefined
        ? null
        : { start: from, end: to > from ? to : to + minutesInDay },
    location: event.place,
    activity: event.activity ?? null,
    price: event.price === 'free' ? null : event.price,
    sample: event.sample,
    banner: event.banner ? pictureOf(event.banner) : null,
    pictures: event.pictures.map(pictureOf),
    videos: event.videos,
    testimonials: event.testimonials,
  };
};
