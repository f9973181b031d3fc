import type { Route } from './+types/policy';
import { PolicyPage } from '../features/policies/policy-page';
import { AwaitLoaded, FailedPage } from '../lib/loading/await-loaded';
import { textPage } from '../lib/loading/text-page';
import { pageMeta } from '../lib/seo/page-meta';
import { NotFoundPage } from '../shell/not-found-page';
import { pages, type SitePage } from '../site-map';

/** The policies: pages of text whose id is their path. `routes.ts` has their addresses. */
const page = textPage((pathname) => pathname.slice(1));
export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const headers = page.headers;

const privacy: SitePage & { description: string } = {
  ...pages.privacy,
  description: 'What we keep about you, what stays in your browser, and what others can see.',
};
const described = [
  privacy,
  { ...pages.terms, description: 'What you may expect of us, and what we expect of you.' },
  {
    ...pages.accessibility,
    description: 'What we do so that everyone can use this site, and what is still in the way.',
  },
];

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(described.find(({ path }) => path === location.pathname) ?? privacy, matches);

export default function Policy({ loaderData }: Route.ComponentProps) {
  return (
    <AwaitLoaded
      data={loaderData.page}
      failed={(tryAgain) => (tryAgain ? <FailedPage heading tryAgain={tryAgain} /> : <NotFoundPage />)}
    >
      {(policy) => <PolicyPage policy={policy} />}
    </AwaitLoaded>
  );
}
