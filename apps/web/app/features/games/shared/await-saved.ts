import { pages } from '../../../site-map';
import type { GameName } from './device-store';

const games: Readonly<Record<string, GameName>> = {
  [pages.memory.path]: 'memory',
  [pages.snakes.path]: 'snake-and-ladder',
  [pages.puzzle.path]: 'puzzle',
  [pages.quiz.path]: 'quiz',
};

/**
 * An inline script for a game's page, before the first paint: where that game is saved on this device,
 * what the document shows instead, a menu or a start, is hidden (`play-frame.module.css`) until `useGame`
 * has restored it. Of a game's states only the one before its start has no seed.
 */
export const awaitSaved = (pathname: string): string[] => {
  const game = games[pathname];
  return game === undefined
    ? []
    : [
        `try{if(/seed/.test(localStorage.getItem('kalavithi.game.${game}')))document.documentElement.dataset.savedGame=''}catch{}`,
      ];
};
