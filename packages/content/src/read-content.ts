import type { Page, PageSection } from '@kalavithi/contract/page';
import type { Picture } from '@kalavithi/contract/picture';
import { sitePictures, type Site, type SitePicture } from '@kalavithi/contract/site';
import type { Work } from '@kalavithi/contract/work';
import type { z } from 'zod';
import { checkContent } from './check-content.ts';
import { readContentFiles } from './content-files.ts';
import type { CloseLook, Content, ContentArtist, ContentEvent } from './content.ts';
import type { PictureRef } from './fields.ts';
import { sampleFolder } from './folders.ts';
import { filmOfSizes, pictureName, readSizes, type KnownPictures } from './pictures.ts';
import { ContentError, type Problem } from './problems.ts';
import { resolvePictures } from './resolve-pictures.ts';
import type { Detail, EventsFile, PageFrontMatter, SiteFile, Sizes } from './schemas.ts';
import { readStrokes } from './strokes.ts';

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
  const strokes = await readStrokes([folder, sampleFolder], sizes, problems);
  problems.push(...checkContent(files, sizes));

  const { site, sampleSite, dances, home, words, games } = files;
  if (problems.length > 0 || !site || !sampleSite || !dances || !home || !words || !games) {
    throw new ContentError(problems);
  }

  const withPicture = <Entry extends { picture: PictureRef }>(entry: Entry) => ({
    ...entry,
    picture: pictureOf(entry.picture),
  });

  const closeLooks = new Map<string, CloseLook>();
  /** Notes what there is to look at closely, and returns what a list of works shows. */
  const shown = <Entry extends { id: string; picture: PictureRef; details: readonly Detail[] }>({
    details,
    ...entry
  }: Entry) => {
    const look = { details, strokes: strokes.get(entry.picture.file) ?? null };
    if (details.length > 0 || look.strokes) closeLooks.set(entry.id, look);
    return withPicture(entry);
  };

  const paintingWorks = (files.paintings?.data.works ?? []).map((work): Work => ({
    ...shown(work),
    catalogue: 'paintings',
  }));
  const handicraftWorks = (files.handicrafts?.data.works ?? []).map((work): Work => ({
    ...shown(work),
    catalogue: 'handicrafts',
    gi: work.gi ?? null,
  }));
  const schools = files.gallery?.data.schools ?? [];
  const galleryWorks = schools.flatMap((school) =>
    school.works.map((work): Work => ({ ...shown(work), catalogue: 'gallery', school: school.id })),
  );
  const works = { paintings: paintingWorks, handicrafts: handicraftWorks, gallery: galleryWorks };

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
      tutorials: dances.data.lessons,
      glimpses: dances.data.glimpses.map(withPicture),
    },
    games: {
      cards: games.data.cards.map(({ hi = null, ...card }) => ({ ...card, hi })),
      words: words.data.words,
      verdicts: games.data.verdicts,
      puzzle: games.data.puzzle.map(({ region_label: regionLabel, ...artwork }) => ({
        ...withPicture(artwork),
        regionLabel,
      })),
      memory: games.data.memory.map(withPicture),
    },
    schools: schools.map(({ works: entries, ...school }) => ({ ...school, works: entries.length })),
    works,
    closeLooks,
    workById: new Map([...paintingWorks, ...handicraftWorks, ...galleryWorks].map((work) => [work.id, work])),
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
