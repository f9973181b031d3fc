import { locale } from '@kalavithi/contract/constants';
import { pictureAddress, pictureDownload } from '@kalavithi/contract/media';
import type { Picture } from '@kalavithi/contract/picture';
import type { Site } from '@kalavithi/contract/site';
import type { MetaDescriptor, UIMatch } from 'react-router';
import { pages, unindexed } from '../../site-map';
import type { RootData } from '../loading/site';
import { breadcrumbs, type Crumb, type SiteIdentity, type JsonLdNode } from './structured-data';

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
  jsonLd?: false | ((site: SiteIdentity) => readonly JsonLdNode[]);
}

type Matches = readonly (Pick<UIMatch, 'id' | 'loaderData'> | undefined)[];

/** Missing only when the root itself has failed. */
const rootOf = (matches: Matches): RootData | undefined =>
  matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;

/** What is the same on every page; undefined when the root itself has failed. */
export const siteIn = (matches: Matches): Site | undefined => rootOf(matches)?.site;

/** A picture as it is shown where a page is shared; width and height in pixels. */
interface SharedPicture {
  path: string;
  type: string;
  width: number;
  height: number;
  alt: string;
}

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

/** What a page is shared under: its own picture, else the site's card. */
const shared = (picture: Picture | null | undefined, card: Picture): SharedPicture =>
  picture ? asShared(picture) : asCard(card);

const pictureTags = (site: string, { path, type, width, height, alt }: SharedPicture): MetaDescriptor[] => [
  { property: 'og:image', content: new URL(path, site).href },
  { property: 'og:image:type', content: type },
  { property: 'og:image:width', content: String(width) },
  { property: 'og:image:height', content: String(height) },
  { property: 'og:image:alt', content: alt },
  { name: 'twitter:card', content: width > height ? 'summary_large_image' : 'summary' },
  { name: 'twitter:image', content: new URL(path, site).href },
  { name: 'twitter:image:alt', content: alt },
];

/** What only machines read, and only in the document: a visit by link changes none of it, and no browser carries what it is made of. */
const forMachines = (
  { title, description, path, under = [], picture, jsonLd }: PageMeta,
  { publicUrl, site }: RootData,
): MetaDescriptor[] => {
  const graph = [
    ...(path === pages.home.path ? [] : [breadcrumbs(publicUrl, [pages.home, ...under, { title, path }])]),
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
    ...pictureTags(publicUrl, shared(picture, site.pictures['social-card'])),
    ...(unindexed.includes(path)
      ? []
      : [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': graph } }]),
  ];
};

/** Title, description and canonical address of a page, and what machines read of it. `matches` are those of the route's `meta` function. */
export const pageMeta = (page: PageMeta, matches: Matches): MetaDescriptor[] => {
  const { title, description, path } = page;
  const root = rootOf(matches);
  return [
    { title: path === pages.home.path || !root ? title : `${title} · ${root.site.name}` },
    { name: 'description', content: description },
    ...(unindexed.includes(path) ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(root ? [{ tagName: 'link', rel: 'canonical', href: `${root.publicUrl}${path}` }] : []),
    ...(import.meta.env.SSR && root ? forMachines(page, root) : []),
  ];
};
