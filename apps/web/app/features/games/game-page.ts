import type { Client } from '@kalavithi/contract/client';
import type { Games } from '@kalavithi/contract/site';
import type { SharedPicture } from '@kalavithi/contract/site-pictures';
import { cacheData, cachedData } from '../../lib/loading/data-cache';
import { answerOf, loaded, loadedValue, type Loaded, type PageData } from '../../lib/loading/loaded';
import { pageData } from '../../lib/loading/page-data';
import { pageMeta } from '../../lib/seo/page-meta';
import { pages, type SitePage } from '../../site-map';
import type { GameContent } from './content';

type GameId = Games['cards'][number]['id'];

const gamesKey = 'games';

/**
 * The content of the games with these parts, and all cards or one. A document carries no more; the
 * browser keeps what it had to load, which is all of it, for the other games.
 */
const contentOf = async (
  client: Client,
  parts: readonly (keyof Games)[],
  game?: GameId,
): Promise<Loaded<GameContent>> => {
  const cached = cachedData<GameContent>(gamesKey);
  if (cached?.state === 'loaded' && parts.every((part) => cached.value[part])) return cached;
  const games = await loaded(answerOf(client('games')));
  if (games.state === 'failed') return games;
  if (!import.meta.env.SSR) {
    cacheData({ ...games, cacheKey: gamesKey });
    return games;
  }
  const { value } = games;
  const cards = value.cards.filter(({ id }) => !game || id === game);
  return { ...games, value: { ...Object.fromEntries(parts.map((part) => [part, value[part]])), cards } };
};

/** The data of the hub: the cards, and the pictures of its toys. */
export const gamesData = pageData((client) => contentOf(client, ['memory', 'puzzle']), { cache: gamesKey });

/** The data of one game: its card, and the parts that it is played with. */
export const gameData = (game: GameId, ...parts: (keyof Games)[]) =>
  pageData((client) => contentOf(client, parts, game), { cache: `${gamesKey}-${game}` });

interface GameMetaArgs {
  matches: Parameters<typeof pageMeta>[1];
  loaderData: { page: PageData<GameContent> } | undefined;
}

/** The `meta` of a game's route; its description is the text of the game's card. */
export const gameMeta =
  (page: SitePage, card: GameId, picture: SharedPicture) =>
  ({ matches, loaderData }: GameMetaArgs) =>
    pageMeta(
      {
        ...page,
        description:
          loadedValue(loaderData?.page)?.cards.find(({ id }) => id === card)?.text ??
          'A game with an Indian twist.',
        picture,
        parents: [pages.games],
      },
      matches,
    );
