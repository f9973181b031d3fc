import type { Games, Site } from '@kalavithi/contract/site';
import { cachedData } from '../../lib/loading/data-cache';
import { answerOf, loaded, loadedValue, type PageData } from '../../lib/loading/loaded';
import { pageData } from '../../lib/loading/page-data';
import { pageMeta, siteIn } from '../../lib/seo/page-meta';
import { pages, type SitePage } from '../../site-map';
import type { GameCards } from './content';

const gamesKey = 'games';

/** The data of the hub, and of the games that are played with more than their card. */
export const gamesData = pageData((client) => loaded(answerOf(client('games'))), { cache: gamesKey });

/** The data of Snake and Ladder, which is played with nothing of the games' content but the cards. */
export const gameCardsData = pageData(
  async (client) => {
    const games = cachedData<Games>(gamesKey) ?? (await loaded(answerOf(client('games'))));
    return games.state === 'loaded' ? { ...games, value: { cards: games.value.cards } } : games;
  },
  { cache: 'game-cards' },
);

interface GameMetaArgs {
  matches: Parameters<typeof pageMeta>[1];
  loaderData: { page: PageData<GameCards> } | undefined;
}

/** The `meta` of a game's route; its description is the text of the game's card. */
export const gameMeta =
  (page: SitePage, card: Games['cards'][number]['id'], picture: keyof Site['pictures']) =>
  ({ matches, loaderData }: GameMetaArgs) =>
    pageMeta(
      {
        ...page,
        description:
          loadedValue(loaderData?.page)?.cards.find(({ id }) => id === card)?.text ??
          'A game with an Indian twist.',
        picture: siteIn(matches)?.pictures[picture],
        parents: [pages.games],
      },
      matches,
    );
