import type { ReactElement } from 'react';
import { data, Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router';
import type { Route } from './+types/root';
import { cachingOfLoader, statusOf } from './lib/loading/document-caching';
import { loaded } from './lib/loading/loaded';
import { withApiOrigin } from './lib/loading/picture-origin';
import { loadSite, type RootData } from './lib/loading/site';
import { siteContext } from './lib/loading/site-context';
import './styles/index.css';
import anekLatin from './styles/fonts/anek-latin.woff2?url';
import rozhaLatin from './styles/fonts/rozha-latin.woff2?url';
import { footWallOf, roomOf } from './lib/shell/room';
import { ErrorPage } from './shell/error-page';
import { Shell } from './shell/shell';

export const links: Route.LinksFunction = () => [
  ...[rozhaLatin, anekLatin].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  // With its size told, browsers that can draw the other one leave it.
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

/** A page that failed or was never there has no address to be found at; every other page speaks for itself. */
export const meta: Route.MetaFunction = ({ error }) =>
  error ? [{ name: 'robots', content: 'noindex' }] : [];

/** Pages that show only what is the same on every page are kept as long as those with data of their own. */
export const headers = cachingOfLoader;

/** What every page needs, for the life of the page. Without it there is no page: a failure is the error page, never kept. */
export async function loader({ context }: Route.LoaderArgs) {
  const { apiUrl, publicUrl, client } = context.get(siteContext);
  const site = await loaded(loadSite(withApiOrigin(client, apiUrl), apiUrl));
  const answer = statusOf(site);
  if (site.state === 'failed') throw data(null, answer);
  return data({ apiUrl, publicUrl, site: site.value } satisfies RootData, answer);
}

export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactElement }) {
  const room = roomOf(useMatches());
  return (
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fcfbf8" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#10131d" />
        <Meta />
        <Links />
      </head>
      <body data-room={room}>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const footWall = footWallOf(useMatches());
  return (
    <Shell apiUrl={loaderData.apiUrl} footWall={footWall}>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
