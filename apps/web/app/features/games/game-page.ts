import type { Games } from '@kalavithi/contract/site';
import { answerOf, loaded, loadedValue, type PageData } from '../../lib/loading/loaded';
import { pageData } from '../../lib/loading/page-data';

/** The data of the routes of the games. */
export const gamesData = pageData((client) => loaded(answerOf(client('games'))), { cache: 'games' });

/** What the card of a game says about it; a sentence of our own while that is not known. */
export const textOf = (data: PageData<Games> | undefined, game: Games['cards'][number]['id']): string =>
  loadedValue(data)?.cards.find(({ id }) => id === game)?.text ?? 'A game with an Indian twist.';
