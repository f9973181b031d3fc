import type { ReactElement } from 'react';
import { data, Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router';
import type { Route } from './+types/root';
import { cachingOfLoader, statusOf } from './lib/loading/document-caching';
import { loaded } from './lib/loading/loaded';
import { withApiOrigin } from './lib/loading/picture-origin';
import { loadSite, ofEveryPage, type RootData } from './lib/loading/site';
import { siteContext } from './lib/loading/site-context';
import './styles/index.css';
import { LiveHead, useBodyMarks } from './shell/live-document';
import { footWallOf, hasWordsOfAllRooms, roomOf } from './lib/shell/room';
import { ErrorPage, titleOfError } from './shell/error-page';
import { Shell } from './shell/shell';

export const links: Route.LinksFunction = () => [
  // Browsers that support SVG skip an icon of a fixed size.
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

/** Error pages have a title of their own and are in no index; every other page has its own meta tags. */
export const meta: Route.MetaFunction = ({ error, loaderData }) =>
  error
    ? [
        { title: [titleOfError(error), loaderData?.site.name].filter(Boolean).join(' · ') },
        { name: 'robots', content: 'noindex' },
      ]
    : [];

/** Pages without a loader of their own are cached as long as the others. */
export const headers = cachingOfLoader;

/** Loads what every page needs. A failure is the error page, which is never cached. */
export async function loader({ context }: Route.LoaderArgs) {
  const { apiUrl, publicUrl, client } = context.get(siteContext);
  const site = await loaded(loadSite(withApiOrigin(client, apiUrl), apiUrl));
  const init = statusOf(site);
  if (site.state === 'failed') throw data(null, init);
  return data({ apiUrl, publicUrl, site: ofEveryPage(site.value) } satisfies RootData, init);
}

export const shouldRevalidate = () => false;

/** The server writes the whole document; in the browser, what its body holds is live. */
export const Layout = import.meta.env.SSR ? WholeDocument : LiveBody;

function WholeDocument({ children }: { children: ReactElement }) {
  const matches = useMatches();
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fcfbf8" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#10131d" />
        <Meta />
        <Links />
      </head>
      <body data-room={roomOf(matches)} data-words={hasWordsOfAllRooms(matches) ? 'all' : undefined}>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

function LiveBody({ children }: { children: ReactElement }) {
  const matches = useMatches();
  useBodyMarks(roomOf(matches), hasWordsOfAllRooms(matches));
  return (
    <>
      <LiveHead />
      {children}
      <ScrollRestoration />
    </>
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
