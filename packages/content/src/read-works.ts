import type { Picture } from '@kalavithi/contract/picture';
import type { GalleryWork, Handicraft, Painting } from '@kalavithi/contract/work';
import type { z } from 'zod';
import type { ContentFiles } from './content-files.ts';
import type { WorkFacts } from './content.ts';
import type { PictureRef } from './fields.ts';
import { statesOf } from './states.ts';
import type { GalleryFile, HandicraftsFile, PaintingsFile } from './schemas.ts';

type School = z.output<typeof GalleryFile>['schools'][number];
type Entry =
  | z.output<typeof PaintingsFile>['works'][number]
  | z.output<typeof HandicraftsFile>['works'][number]
  | School['works'][number];

/** The works of a content folder: as lists show them, and what only their pages tell. */
export interface ContentWorks {
  works: { paintings: Painting[]; handicrafts: Handicraft[]; gallery: GalleryWork[] };
  factsOfWorks: ReadonlyMap<string, WorkFacts>;
  /** The pictures as the files name them. */
  pictureRefs: readonly { id: string; picture: PictureRef }[];
}

/** Addresses of the files that lie beside pictures, by the picture's name. */
export type CompanionAddresses = Record<'strokes' | 'gold', ReadonlyMap<string, string>>;

/** The facts of a work; a school speaks for those of its works that don't say otherwise. */
const factsOf = (entry: Entry, { strokes, gold }: CompanionAddresses, school?: School): WorkFacts => ({
  tradition: ('tradition' in entry ? entry.tradition : undefined) ?? school?.tradition ?? null,
  community: 'community' in entry ? entry.community : null,
  region: entry.region ?? school?.region ?? null,
  technique: entry.technique ?? school?.technique ?? null,
  material: entry.material ?? school?.material ?? null,
  size: entry.size ?? null,
  gi: entry.gi ?? school?.gi ?? null,
  schoolName: school?.name ?? null,
  motifs: entry.details,
  strokes: strokes.get(entry.picture.file) ?? null,
  gold: gold.get(entry.picture.file) ?? null,
  artistId: entry.artist ?? null,
  states: statesOf(entry.region ?? school?.region ?? ''),
});

/**
 * Reads the works of all catalogues. `pictureOf` throws for a picture with a mistake.
 */
export const readWorks = (
  { paintings, handicrafts, gallery }: ContentFiles,
  pictureOf: (ref: PictureRef) => Picture,
  companions: CompanionAddresses,
): ContentWorks => {
  const factsOfWorks = new Map<string, WorkFacts>();
  const pictureRefs: { id: string; picture: PictureRef }[] = [];
  const read = (entry: Entry, school?: School) => {
    const { id, name, hi, description, picture } = entry;
    factsOfWorks.set(id, factsOf(entry, companions, school));
    pictureRefs.push({ id, picture });
    return { id, name, hi, description, picture: pictureOf(picture) };
  };
  return {
    works: {
      paintings: (paintings?.data.works ?? []).map((entry) => {
        const { tradition, script, community, region, price, tag } = entry;
        return {
          ...read(entry),
          catalogue: 'paintings',
          tradition,
          script,
          community,
          region,
          states: statesOf(region),
          price,
          tag,
        };
      }),
      handicrafts: (handicrafts?.data.works ?? []).map((entry) => {
        const { region, price, gi = null } = entry;
        return { ...read(entry), catalogue: 'handicrafts', region, gi, price };
      }),
      gallery: (gallery?.data.schools ?? []).flatMap((school) =>
        school.works.map((entry): GalleryWork => ({
          ...read(entry, school),
          catalogue: 'gallery',
          school: school.id,
        })),
      ),
    },
    factsOfWorks,
    pictureRefs,
  };
};
