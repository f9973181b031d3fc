/** What the ladders and snakes stand for, as on the boards of gyan chaupar. */
import type { Move } from '@kalavithi/games/snakes-and-ladders/move';
import type { Carry } from '@kalavithi/games/snakes-and-ladders/board';

export interface Meaning {
  /** The virtue or vice in English. */
  readonly name: string;
  /** In Sanskrit, in Latin letters. */
  readonly sanskrit: string;
}

/** By the square where one enters the ladder or snake. */
const meanings: Readonly<Record<number, Meaning>> = {
  4: { name: 'Faith', sanskrit: 'shraddha' },
  13: { name: 'Generosity', sanskrit: 'dana' },
  42: { name: 'Compassion', sanskrit: 'daya' },
  50: { name: 'Knowledge', sanskrit: 'jnana' },
  62: { name: 'Austerity', sanskrit: 'tapas' },
  74: { name: 'Devotion', sanskrit: 'bhakti' },
  24: { name: 'Bad company', sanskrit: 'kusanga' },
  40: { name: 'Theft', sanskrit: 'steya' },
  43: { name: 'Lying', sanskrit: 'asatya' },
  54: { name: 'Envy', sanskrit: 'irshya' },
  66: { name: 'Anger', sanskrit: 'krodha' },
  89: { name: 'Greed', sanskrit: 'lobha' },
  95: { name: 'Ignorance', sanskrit: 'avidya' },
  99: { name: 'Pride', sanskrit: 'ahankara' },
};

/** Returns the virtue of a ladder or the vice of a snake. */
export function meaningOf({ from }: Carry): Meaning {
  const meaning = meanings[from];
  if (!meaning) throw new Error(`The ladder or snake on ${from} has no meaning.`);
  return meaning;
}

/** Returns a sentence on the ladder or snake of a move; null for a move without one. */
export function moralOf(move: Move): string | null {
  if (move.kind !== 'climbed' && move.kind !== 'slid') return null;
  const { name } = meaningOf({ from: move.landed, to: move.to });
  return `${name} was the ${move.kind === 'climbed' ? 'ladder' : 'snake'}.`;
}
