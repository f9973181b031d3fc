import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const web = new URL('../../../web/', import.meta.url);

/** What the site's own routes use, so that the routes below answer as those do. */
const routeModules = {
  reactRouter: pathToFileURL(createRequire(new URL('package.json', web)).resolve('react-router')).href,
  caching: new URL('app/lib/loading/document-caching.ts', web).href,
};

/** A build as the framework makes it, with a home page, events, and a page that fails. */
const serverBuild = `
import { data } from '${routeModules.reactRouter}';
import { cachingOfLoader, statusOf } from '${routeModules.caching}';
const nothing = () => null;
const lost = () => { throw new Response(null, { status: 404 }); };
export const rendered = [];
export const siteContext = {};
const module = {
  siteContext,
  handleError: nothing,
  default: async (request, status, headers, routerContext, context) => {
    const { pathname } = new URL(request.url);
    if (status === 404 && context.get(siteContext).lostIsShared) return new Response(null, { status, headers });
    rendered.push(pathname);
    if (pathname === '/broken') throw new Error('This page is broken.');
    headers.set('Content-Type', 'text/html; charset=utf-8');
    return new Response('<h1>' + pathname + '</h1><script>run()</script>' + 'text '.repeat(200), { status, headers });
  },
};
const route = (id, path, more = {}) => ({ id, parentId: 'root', path, module: { default: nothing, ...more } });
const event = async ({ params, context }) => {
  const result = await context.get(siteContext).client('event', { params }).then(
    ({ answer }) => ({ state: 'loaded', value: answer }),
    ({ status }) => ({ state: 'failed', status, missing: status === 404 }),
  );
  return data(result, statusOf(result));
};
export const entry = { module };
export const routes = {
  root: { id: 'root', path: '', module: { default: nothing, ErrorBoundary: nothing } },
  home: { ...route('home'), index: true },
  about: route('about', 'aboutus'),
  broken: route('broken', 'broken'),
  event: route('event', 'events/:id', { loader: event, headers: cachingOfLoader }),
  lost: route('lost', '*', { loader: lost }),
};
export const assets = { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' };
export const publicPath = '/';
export const assetsBuildDirectory = 'build/client';
export const basename = '/';
export const future = {};
export const ssr = true;
export const isSpaMode = false;
export const prerender = [];
export const routeDiscovery = { mode: 'initial' };
`;

const script = 'export const answer = 42;\n'.repeat(20);

/** Writes a small site into a fresh folder, so that delivery can be tested without building the real one. */
export const writeSmallSite = async (): Promise<{ root: string; build: string; content: string }> => {
  const root = await mkdtemp(join(tmpdir(), 'small-site-'));
  const [build, content] = [join(root, 'build'), join(root, 'content')];
  const pictures = join(content, 'pictures');
  for (const folder of [join(build, 'server'), join(build, 'client', 'assets'), pictures]) {
    await mkdir(folder, { recursive: true });
  }
  await writeFile(join(root, 'package.json'), '{"type":"module"}');
  await writeFile(join(build, 'server', 'index.js'), serverBuild);
  for (const ending of ['', '.br', '.gz']) {
    await writeFile(
      join(build, 'client', 'assets', `app-1a2b.js${ending}`),
      ending === '' ? script : 'packed',
    );
  }
  await writeFile(join(pictures, 'warli.webp'), 'a picture');
  const sizes = { warli: { width: 1, height: 1, version: '01234567', colour: '#aabbcc' } };
  await writeFile(join(pictures, 'sizes.json'), JSON.stringify(sizes));
  return { root, build, content };
};
