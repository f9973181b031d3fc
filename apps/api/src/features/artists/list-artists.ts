import { pictureById } from '@kalavithi/catalogue/picture-index';
import type { Artist, ArtistWork } from '@kalavithi/contract/artist';
import { pictureAddress } from '@kalavithi/contract/media';
import type { Deps } from '../../deps.ts';
import type { ArtistsTable } from '../../platform/database/tables.ts';
import { allArtists } from './artists.queries.ts';

/** The parallel lists say what `works` says; a work without a picture keeps its place in them with an empty address. */
const toArtist = (row: ArtistsTable): Artist => {
  const works = (JSON.parse(row.works) as Omit<ArtistWork, 'picture'>[]).map((work) => ({
    ...work,
    picture: pictureById(work.id),
  }));
  const portrait = pictureById(row.id);
  return {
    _id: row.id,
    title: row.title,
    hi: row.hi,
    tradition: row.tradition,
    region: row.region,
    description: row.description,
    image: { url: portrait && pictureAddress(portrait), picture: portrait },
    images: works.map(({ picture }) => (picture ? pictureAddress(picture) : '')),
    images_description: works.map(({ description }) => description),
    price: works.map(({ price }) => price),
    works,
    sample: row.sample === 1,
  };
};

/** All featured artists in the catalogue's order. */
export const listArtists = async ({ db }: Pick<Deps, 'db'>): Promise<Artist[]> =>
  (await allArtists(db)).map(toArtist);
