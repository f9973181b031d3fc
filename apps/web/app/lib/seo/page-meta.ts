import { locale } from '@kalavithi/contract/constants';
import { pictureAddress, pictureDownload } from '@kalavithi/contract/media';
import type { Picture } from '@kalavithi/contract/picture';
import type { MetaDescriptor, UIMatch } from 'react-router';
import { siteName } from './site-name';
import { breadcrumbs, type Crumb, type Thing } from './structured-data';
import { unindexed } from './unindexed';

interface PageMeta {
  title: string;
  description: string;
  /** Path of the page's own address, for the canonical link. */
  path: string;
  /** The pages that lead from home to this one, the outermost first. */
  under?: readonly Crumb[];
  /** The page's own picture, seen where it is shared; the site's card stands for a page without one. */
  picture?: Picture | null | undefined;
  /** What the page is about. Machines read it, so it is asked for on the server alone: `import.meta.env.SSR && …`. */
  things?: false | ((site: string) => readonly Thing[]);
}

type Matches = readonly (Pick<UIMatch, 'id' | 'loaderData'> | undefined)[];

/** What the root tells every page: the site's public address, and the picture that stands for the whole site. */
interface Site {
  publicUrl: string;
  socialCard: Picture | null;
}

/** Missing only when the root itself has failed. */
const siteOf = (matches: Matches): Site | undefined =>
  matches.find((match) => match?.id === 'root')?.loaderData as Site | undefined;

/** A picture as it is shown where a page is shared; width and height in pixels. */
interface SharedPicture {
  path: string;
  type: string;
  width: number;
  height: number;
  alt: string;
}

/** What stands for a page of which there is no picture at all. */
const mark: SharedPicture = {
  path: '/icon-512.png',
  type: 'image/png',
  width: 512,
  height: 512,
  alt: 'The mark of Kalavithi: a doorway within a doorway.',
};

/** Width, in pixels, of the file that `pictureAddress` names, unless the drawing itself is narrower. */
const sharedWidth = 640;

const asShared = (picture: Picture): SharedPicture => {
  const width = Math.min(sharedWidth, picture.width);
  return {
    path: pictureAddress(picture),
    type: 'image/webp',
    width,
    height: Math.round((picture.height * width) / picture.width),
    alt: picture.alt,
  };
};

/** The card is kept as a JPEG of its whole size, which every network shows. */
const asCard = (card: Picture): SharedPicture => ({
  path: pictureDownload(card),
  type: 'image/jpeg',
  width: card.width,
  height: card.height,
  alt: card.alt,
});

/** What a page is seen under: its own picture, else the site's card. */
const shared = (picture: Picture | null | undefined, card: Picture | null): SharedPicture => {
  if (picture) return asShared(picture);
  return card ? asCard(card) : mark;
};

const pictureTags = (site: string, { path, type, width, height, alt }: SharedPicture): MetaDescriptor[] => [
  { property: 'og:image', content: `${site}${path}` },
  { property: 'og:image:type', content: type },
  { property: 'og:image:width', content: String(width) },
  { property: 'og:image:height', content: String(height) },
  { property: 'og:image:alt', content: alt },
  { name: 'twitter:card', content: width > height ? 'summary_large_image' : 'summary' },
  { name: 'twitter:image', content: `${site}${path}` },
  { name: 'twitter:image:alt', content: alt },
];

/** What only machines read, and only in the document: a visit by link changes none of it, and no browser carries what it is made of. */
const forMachines = (
  { title, description, path, under = [], picture, things }: PageMeta,
  { publicUrl, socialCard }: Site,
): MetaDescriptor[] => {
  const graph = [
    ...(path === '/' ? [] : [breadcrumbs(publicUrl, [...under, { name: title, path }])]),
    ...(things ? things(publicUrl) : []),
  ];
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: siteName },
    { property: 'og:locale', content: locale.replace('-', '_') },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: `${publicUrl}${path}` },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    ...pictureTags(publicUrl, shared(picture, socialCard)),
    ...(unindexed.includes(path)
      ? []
      : [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': graph } }]),
  ];
};

/** Title, description and canonical address of a page, and what machines read of it. `matches` are those of the route's `meta` function. */
export const pageMeta = (page: PageMeta, matches: Matches): MetaDescriptor[] => {
  const { title, description, path } = page;
  const site = siteOf(matches);
  return [
    { title: path === '/' ? title : `${title} · ${siteName}` },
    { name: 'description', content: description },
    ...(unindexed.includes(path) ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(site ? [{ tagName: 'link', rel: 'canonical', href: `${site.publicUrl}${path}` }] : []),
    ...(import.meta.env.SSR && site ? forMachines(page, site) : []),
  ];
};
