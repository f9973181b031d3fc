import type { Route } from './+types/home';
import { Arrivals } from '../features/home/arrivals';
import { Features } from '../features/home/features';
import { Hero } from '../features/home/hero';
import { Intro } from '../features/home/intro';
import styles from './home.module.css';
import { pageMeta } from '../lib/seo/page-meta';
import { houseThings } from '../lib/seo/structured-data';

export const handle = { room: 'home' };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Kalavithi, avenue of the Indian arts',
      description: 'Paintings, handicrafts, dances, artists, events and games of India’s traditional arts.',
      path: '/',
      things: import.meta.env.SSR && houseThings,
    },
    matches,
  );

export default function Home() {
  return (
    <div className={styles.home}>
      {/* First in the text, where the page's heading belongs; shown below the hero. */}
      <Intro />
      <div className={styles.hero}>
        <Hero />
      </div>
      <Features />
      <Arrivals />
    </div>
  );
}
