import type { ServedKind } from '../budgets.ts';
import type { Bare } from './bare.ts';
import { openMember, type Product } from './product.ts';
import { browserFields, record } from './recorded.ts';

/** A request whose answer the bare server sends as well. */
export interface Served {
  subject: string;
  kind: ServedKind;
  path: string;
  headers: Record<string, string>;
}

/** Opens a member's session, chooses the requests to measure and has the bare server send the same answers. */
export const prepareServed = async (product: Product, bare: Bare): Promise<Served[]> => {
  const cookie = await openMember(product);
  const document = await (await fetch(`${product.origin}/`)).text();
  const asset = /\/assets\/[\w-]+\.js/.exec(document)?.[0];
  if (!asset) throw new Error('The home page names no script.');
  const picture = /\/media\/[\w/.-]+\.avif/.exec(document)?.[0];
  if (!picture) throw new Error('The home page names no picture.');
  const open = (subject: string, kind: ServedKind, path = subject): Served => ({
    subject,
    kind,
    path,
    headers: browserFields,
  });
  const signedIn = (path: string, kind: ServedKind): Served => ({
    subject: path,
    kind,
    path,
    headers: { ...browserFields, Cookie: cookie },
  });
  const all = [
    open('/', 'document'),
    open('/arts/paintings', 'document'),
    open('a script', 'asset', asset),
    open('a picture', 'asset', picture),
    open('/api/events', 'list'),
    open('/api/artist', 'list'),
    open('/gallery', 'list'),
    signedIn('/api/auth/is-auth', 'isAuth'),
    signedIn('/api/user/data', 'userData'),
  ];
  for (const { path, headers } of all)
    await bare.serve(path, await record(`${product.origin}${path}`, headers));
  return all;
};
