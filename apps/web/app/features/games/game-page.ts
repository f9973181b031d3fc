import type { Games, Site } from '@kalavithi/contract/site';
import { answerOf, loaded, loadedValue, type PageData } from '../../lib/loading/loaded';
import { pageData } from '../../lib/loading/page-data';
import { pageMeta, siteIn } from '../../lib/seo/page-meta';
import { pages, type SitePage } from '../../site-map';

/** The data of the routes of the games. */
export const gamesData = pageData((client) => loaded(answerOf(client('games'))), { cache: 'games' });

interface GameMetaArgs {
  matches: Parameters<typeof pageMeta>[1];
  loaderData: { page: PageData<Games> } | undefined;
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
