import type { Games, Site } from '@kalavithi/contract/site';
import { cacheData, cachedData } from '../../lib/loading/data-cache';
import { answerOf, loaded, loadedValue, type PageData } from '../../lib/loading/loaded';
import { pageData } from '../../lib/loading/page-data';
import { pageMeta, siteIn } from '../../lib/seo/page-meta';
import { pages, type SitePage } from '../../site-map';
import type { GameContent } from './content';

type GameId = Games['cards'][number]['id'];

const gamesKey = 'games';

/** The data of the hub: the content of all games. */
export const gamesData = pageData((client) => loaded(answerOf(client('games'))), { cache: gamesKey });

/**
 * The data of one game: its card and the parts that it is played with, so that its document carries
 * nothing of the others. Where all of the content had to be loaded, the other games have it too.
 */
export const gameData = (game: GameId, ...parts: (keyof Games)[]) =>
  pageData<GameContent>(
    async (client) => {
      const games = cachedData<Games>(gamesKey) ?? (await loaded(answerOf(client('games'))));
      if (games.state === 'failed') return games;
      if (!import.meta.env.SSR) cacheData({ ...games, cacheKey: gamesKey });
      const { value } = games;
      const cards = value.cards.filter(({ id }) => id === game);
      return { ...games, value: { ...Object.fromEntries(parts.map((part) => [part, value[part]])), cards } };
    },
    { cache: `${gamesKey}-${game}` },
  );

interface GameMetaArgs {
  matches: Parameters<typeof pageMeta>[1];
  loaderData: { page: PageData<GameContent> } | undefined;
}

/** The `meta` of a game's route; its description is the text of the game's card. */
export const gameMeta =
  (page: SitePage, card: GameId, picture: keyof Site['pictures']) =>
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
