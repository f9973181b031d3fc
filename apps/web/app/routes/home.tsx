import type { Home as HomeContent } from '@kalavithi/contract/site';
import type { Route } from './+types/home';
import { Arrivals } from '../features/home/arrivals';
import { Features } from '../features/home/features';
import { Hero } from '../features/home/hero';
import { HeroSkeleton } from '../features/home/hero-skeleton';
import { Intro } from '../features/home/intro';
import { Street } from '../features/home/street/street';
import { InTurn } from '../ui/in-turn';
import { AwaitLoaded, FailedPage } from '../lib/loading/await-loaded';
import { answerOf, loaded } from '../lib/loading/loaded';
import { pageData } from '../lib/loading/page-data';
import { withoutText } from '../lib/loading/without-text';
import { pageMeta, siteIn } from '../lib/seo/page-meta';
import { siteJsonLd } from '../lib/seo/structured-data';
import type { RouteHandle } from '../lib/shell/room';
import { pages } from '../site-map';
import styles from './home.module.css';
import { BelowHead } from '../ui/below-head';

/** The pictures of the cards stand next to their titles. */
const withoutUnreadTexts = (home: HomeContent): HomeContent => ({
  ...home,
  cards: home.cards.map((card) => ({ ...card, picture: withoutText(card.picture) })),
});

const page = pageData((client) => loaded(answerOf(client('home')).then(withoutUnreadTexts)), {
  cache: true,
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;
export const headers = page.headers;

export const handle = { room: 'home' } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteIn(matches);
  return pageMeta(
    {
      ...pages.home,
      title: site ? `${site.name}, ${site.tagline}` : pages.home.title,
      description: 'Paintings, handicrafts, dances, artists, events and games of India’s traditional arts.',
      jsonLd: import.meta.env.SSR && siteJsonLd,
    },
    matches,
  );
};

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <AwaitLoaded
      data={loaderData.page}
      fallback={<HeroSkeleton />}
      failed={(tryAgain) => <FailedPage heading tryAgain={tryAgain} />}
    >
      {({ hero, intro, cards, captions, arrivals }) => (
        <div className={styles.home}>
          {/* First in the document, for the page's heading; shown below the hero. */}
          <Intro intro={intro} />
          <div className={styles.hero}>
            <Hero slides={hero} />
          </div>
          <BelowHead>
            <InTurn part="street">
              <Street />
            </InTurn>
            <InTurn part="features">
              <div data-later="">
                <Features cards={cards} captions={captions} />
              </div>
            </InTurn>
            <InTurn part="arrivals">
              <Arrivals arrivals={arrivals} />
            </InTurn>
          </BelowHead>
        </div>
      )}
    </AwaitLoaded>
  );
}
