import type { MetaDescriptor, UIMatch } from 'react-router';

export const siteName = 'Kalavithi';

interface PageMeta {
  title: string;
  description: string;
  /** Path of the page's own address, for the canonical link. */
  path: string;
}

/** Title, description and canonical address of a page. `matches` are those of the route's `meta` function. */
export const pageMeta = (
  { title, description, path }: PageMeta,
  matches: readonly (Pick<UIMatch, 'id' | 'loaderData'> | undefined)[],
): MetaDescriptor[] => {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | { publicUrl?: string }
    | undefined;
  const fullTitle = path === '/' ? title : `${title} · ${siteName}`;
  const address = root?.publicUrl ? `${root.publicUrl}${path}` : null;
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { property: 'og:site_name', content: siteName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...(address
      ? [
          { tagName: 'link', rel: 'canonical', href: address },
          { property: 'og:url', content: address },
        ]
      : []),
  ];
};
