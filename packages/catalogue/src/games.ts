import type { MemoryArt, PuzzleArtwork, QuizWord } from '@kalavithi/contract/catalogue';
import memory from './content/memory.json' with { type: 'json' };
import messages from './content/messages.json' with { type: 'json' };
import puzzle from './content/puzzle.json' with { type: 'json' };
import quiz from './content/quiz.json' with { type: 'json' };
import { pictureFrom } from './drawn-picture.ts';
import drawnMemory from './pictures/memory.json' with { type: 'json' };
import drawnPuzzle from './pictures/puzzle.json' with { type: 'json' };

const puzzlePicture = pictureFrom(drawnPuzzle);
const memoryPicture = pictureFrom(drawnMemory);

/** The pool of ten words that ShabdKala draws from. */
export const quizWords: readonly QuizWord[] = quiz;

/** What ShabdKala says for five, four, three, two and fewer right answers, in English and in Hindi. */
export const quizScores = messages.quizScores;
export const quizScoresHi = messages.quizScoresHi;

/** The five pictures of the sliding puzzle; picture ids carry the prefix `puzzle-`. */
export const puzzleArtworks: readonly PuzzleArtwork[] = puzzle.map((record) => ({
  ...record,
  colours: [record.colours[0]!, record.colours[1]!, record.colours[2]!, record.colours[3]!],
  picture: puzzlePicture(`puzzle-${record.id}`),
}));

/** The four tiles of Memory Match; picture ids carry the prefix `memory-`. */
export const memoryArts: readonly MemoryArt[] = memory.map((record) => ({
  ...record,
  picture: memoryPicture(`memory-${record.id}`),
}));

/** The four cards of the game hub. */
export const gameCards = messages.gameHub;
