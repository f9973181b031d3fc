import type { Artist, ArtistWork } from '@kalavithi/contract/artist';
import { pictureAddress } from '@kalavithi/contract/media';
import type { Picture } from '@kalavithi/contract/picture';
import type { Deps } from '../../deps.ts';
import { allArtists, type ArtistRow } from './artists.queries.ts';

/** `images`, `images_description` and `price` repeat `works` as parallel lists. */
const toArtist = (row: ArtistRow): Artist => {
  const works = JSON.parse(row.works) as ArtistWork[];
  const portrait = JSON.parse(row.picture) as Picture;
  return {
    _id: row.id,
    title: row.title,
    hi: row.hi,
    tradition: row.tradition,
    region: row.region,
    description: row.description,
    image: { url: pictureAddress(portrait), picture: portrait },
    images: works.map(({ picture }) => pictureAddress(picture)),
    images_description: works.map(({ description }) => description),
    price: works.map(({ price }) => price),
    works,
    sample: row.sample === 1,
  };
};

/** All featured artists in the order of the content. */
export const listArtists = async ({ db }: Pick<Deps, 'db'>): Promise<Artist[]> =>
  (await allArtists(db)).map(toArtist);
