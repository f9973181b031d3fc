import type { ArtistWork } from '@kalavithi/contract/artist';
import type { Testimonial } from '@kalavithi/contract/event';
import type { Page } from '@kalavithi/contract/page';
import type { Picture } from '@kalavithi/contract/picture';
import type { Dances, Games, Home, Site } from '@kalavithi/contract/site';
import type { Catalogue, School, WholeWork, Work } from '@kalavithi/contract/work';
import type { Day } from './fields.ts';
import type { PictureFacts, PictureSource } from './pictures.ts';

/** A featured artist of the content folder. */
export interface ContentArtist {
  id: string;
  title: string;
  hi: string;
  tradition: string;
  region: string;
  description: string;
  sample: boolean;
  picture: Picture;
  works: readonly ArtistWork[];
}

/**
 * An event of the content folder. Days of samples may be relative to the first start of a new site.
 */
export interface ContentEvent {
  id: string;
  title: string;
  hi: string | null;
  organiser: string;
  description: string;
  artistName: string;
  /** Id of the featured artist; null for another one. */
  artistId: string | null;
  /** The traditions that it is about, as works name them. */
  traditions: readonly string[];
  aboutArtist: string | null;
  starts: Day;
  ends: Day;
  /**
   * Minutes after midnight in India, the end past midnight if need be; null when the event names no
   * times.
   */
  minutes: { start: number; end: number } | null;
  location: string;
  activity: string | null;
  /** Whole rupees; null when free. */
  price: number | null;
  sample: boolean;
  banner: Picture | null;
  pictures: readonly Picture[];
  videos: readonly string[];
  testimonials: readonly Testimonial[];
}

/** What the page of a work tells beyond its entry in lists. */
export interface WorkFacts extends Pick<
  WholeWork,
  | 'tradition'
  | 'community'
  | 'region'
  | 'technique'
  | 'material'
  | 'size'
  | 'gi'
  | 'schoolName'
  | 'motifs'
  | 'strokes'
  | 'gold'
> {
  /** Id of the featured artist who made it; null for another one. */
  artistId: string | null;
  /** The states of India that the region names. */
  states: readonly string[];
}

/** A validated content folder, with the size of each picture. */
export interface Content {
  site: Site;
  home: Home;
  dances: Dances;
  games: Games;
  schools: readonly School[];
  /** In the order of the files. */
  works: Readonly<Record<Catalogue, readonly Work[]>>;
  /** The works of all catalogues by id. */
  workById: ReadonlyMap<string, Work>;
  /** For each work, by its id. */
  factsOfWorks: ReadonlyMap<string, WorkFacts>;
  /** Absolute path of the largest file of a work's picture, by the work's id. */
  pictureFiles: ReadonlyMap<string, string>;
  pages: ReadonlyMap<string, Page>;
  artists: readonly ContentArtist[];
  events: readonly ContentEvent[];
  /** Picture files whose sizes the API makes, by the name under which they are addressed. */
  sources: ReadonlyMap<string, PictureSource>;
  /** Pass these to the next reading, so that it reads only changed pictures. */
  facts: readonly PictureFacts[];
}
