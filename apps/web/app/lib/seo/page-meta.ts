import { locale } from '@kalavithi/contract/constants';
import { pictureAddress, pictureJpeg } from '@kalavithi/contract/media';
import type { Picture } from '@kalavithi/contract/picture';
import type { SharedPicture } from '@kalavithi/contract/site-pictures';
import type { MetaDescriptor, UIMatch } from 'react-router';
import { pages, unindexed } from '../../site-map';
import { sharedPicture, type RootData } from '../loading/site';
import { breadcrumbs, type Crumb, type SiteIdentity, type JsonLdNode } from './structured-data';

interface PageMeta {
  title: string;
  description: string;
  /** Path of the page's own address, for the canonical link. */
  path: string;
  /** The pages between home and this one, the outermost first. */
  parents?: readonly Crumb[];
  /** The picture for shared links, or the name of one of the site's; without one, the site's card. */
  picture?: Picture | SharedPicture | null | undefined;
  /** A JPEG of 1200 by 630 pixels for shared links, by its address at the API; instead of a picture. */
  card?: { path: string; alt: string };
  /** Structured data, only on the server to keep it out of scripts: `import.meta.env.SSR && …`. */
  jsonLd?: false | ((site: SiteIdentity) => readonly JsonLdNode[]);
}

export type Matches = readonly (Pick<UIMatch, 'id' | 'loaderData'> | undefined)[];

/** The root's data; undefined when the root itself has failed. */
const rootOf = (matches: Matches): RootData | undefined =>
  matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;

/** The site; undefined when the root itself has failed. */
export const siteIn = (matches: Matches): RootData['site'] | undefined => rootOf(matches)?.site;

/** The picture of a shared link; width and height in pixels. */
interface PictureOfLink {
  path: string;
  type: string;
  width: number;
  height: number;
  alt: string;
}

/** Pixels of the file at `pictureAddress`, unless the picture itself is narrower. */
const sharedWidth = 640;

const asShared = (picture: Picture): PictureOfLink => {
  const width = Math.min(sharedWidth, picture.width);
  return {
    path: pictureAddress(picture),
    type: 'image/webp',
    width,
    height: Math.round((picture.height * width) / picture.width),
    alt: picture.alt,
  };
};

/** The card is stored as a full-size JPEG, which every network shows. */
const asCard = (card: Picture): PictureOfLink => ({
  path: pictureJpeg(card),
  type: 'image/jpeg',
  width: card.width,
  height: card.height,
  alt: card.alt,
});

/** The API's address is the site's, unless the API has one of its own. */
const asMadeCard = ({ path, alt }: NonNullable<PageMeta['card']>, apiUrl: string | null): PictureOfLink => ({
  path: apiUrl === null ? path : new URL(path, apiUrl).href,
  type: 'image/jpeg',
  width: 1200,
  height: 630,
  alt,
});

const pictureTags = (site: string, { path, type, width, height, alt }: PictureOfLink): MetaDescriptor[] => [
  { property: 'og:image', content: new URL(path, site).href },
  { property: 'og:image:type', content: type },
  { property: 'og:image:width', content: String(width) },
  { property: 'og:image:height', content: String(height) },
  { property: 'og:image:alt', content: alt },
  { name: 'twitter:card', content: width > height ? 'summary_large_image' : 'summary' },
  { name: 'twitter:image', content: new URL(path, site).href },
  { name: 'twitter:image:alt', content: alt },
];

/** Tags that only crawlers read: in the document, but not after a client-side navigation. */
const crawlerTags = (
  { title, description, path, parents = [], picture, card, jsonLd }: PageMeta,
  { apiUrl, publicUrl, site }: RootData,
): MetaDescriptor[] => {
  const shared = card
    ? asMadeCard(card, apiUrl)
    : picture
      ? asShared(typeof picture === 'string' ? sharedPicture(site, picture) : picture)
      : asCard(sharedPicture(site, 'social-card'));
  const graph = [
    ...(path === pages.home.path ? [] : [breadcrumbs(publicUrl, [pages.home, ...parents, { title, path }])]),
    ...(jsonLd ? jsonLd({ publicUrl, name: site.name, hi: site.hi }) : []),
  ];
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: locale.replace('-', '_') },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: `${publicUrl}${path}` },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    ...pictureTags(publicUrl, shared),
    ...(unindexed.includes(path)
      ? []
      : [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': graph } }]),
  ];
};

/** The meta tags of a page. `matches` are those of the route's `meta` function. */
export const pageMeta = (page: PageMeta, matches: Matches): MetaDescriptor[] => {
  const { title, description, path } = page;
  const root = rootOf(matches);
  return [
    { title: path === pages.home.path || !root ? title : `${title} · ${root.site.name}` },
    { name: 'description', content: description },
    ...(unindexed.includes(path) ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(root ? [{ tagName: 'link', rel: 'canonical', href: `${root.publicUrl}${path}` }] : []),
    ...(import.meta.env.SSR && root ? crawlerTags(page, root) : []),
  ];
};
