import { aboutPage } from '@kalavithi/catalogue/pages';
import type { Route } from './+types/about';
import { AboutPage } from '../features/about/about-page';
import { pageMeta } from '../lib/seo/page-meta';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: 'About Us', description: aboutPage.mission.text, path: '/aboutus' }, matches);

/** The lists of all pictures are no part of the page: a document has its four in it, and a visit by link fetches the lists for the lookup. */
const lookUp = async () => ({
  pictures: (await import('../features/about/about-pictures')).aboutPictures(),
});

export const loader = lookUp;
export const clientLoader = lookUp;

export default function About({ loaderData }: Route.ComponentProps) {
  return <AboutPage pictures={loaderData.pictures} />;
}
