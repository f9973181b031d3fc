import type { Route } from './+types/about';
import { AboutPage } from '../features/about/about-page';
import { AwaitLoaded, FailedPage } from '../lib/loading/await-loaded';
import { textPage } from '../lib/loading/text-page';
import { pageMeta } from '../lib/seo/page-meta';
import { NotFoundPage } from '../shell/not-found-page';
import { pages } from '../site-map';

const page = textPage(() => 'about');
export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const headers = page.headers;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      ...pages.about,
      description:
        'Why this site shows India’s traditional arts with their place, their people and their method.',
    },
    matches,
  );

export default function About({ loaderData }: Route.ComponentProps) {
  return (
    <AwaitLoaded
      data={loaderData.page}
      failed={(tryAgain) => (tryAgain ? <FailedPage heading tryAgain={tryAgain} /> : <NotFoundPage />)}
    >
      {(about) => <AboutPage page={about} />}
    </AwaitLoaded>
  );
}
