import { ArrowRight } from 'lucide-react';
import type { ComponentType } from 'react';
import { useHydrated } from '../../../lib/browser/hydrated';
import { Icon } from '../../../ui/icon';
import { Link } from '../../../ui/link';
import { RoomHead } from '../../../brand/room-head';
import { bestText } from '../shared/best-result';
import type { GameName } from '../shared/device-store';
import type { PageData } from '../../../lib/loading/loaded';
import { GamesLoaded, useGames, type GameContent } from '../content';
import { FailedPage } from '../../../lib/loading/await-loaded';
import styles from './games-hub.module.css';
import nicheBack from './niche-back.generated.svg?no-inline';
import nicheFront from './niche-front.generated.svg?no-inline';
import { Drawing, MemoryToy, PuzzleToy, QuizToy, SnakesToy } from './toys';
import { BelowHead } from '../../../ui/below-head';
import type { Elements } from '../../../ui/elements';

const toys: Record<GameName, ComponentType> = {
  memory: MemoryToy,
  'snake-and-ladder': SnakesToy,
  puzzle: PuzzleToy,
  quiz: QuizToy,
};

/** The hub: a wall with the cabinet of the games, once they have loaded. */
export function GamesHub({ games }: { games: PageData<GameContent> }) {
  return (
    <div className={styles.wall}>
      <RoomHead title="Game" doorway="games" unruled>
        <p className={styles.lead}>
          Four games about Indian art. <span>Pick one and play.</span>
        </p>
      </RoomHead>
      <BelowHead>
        <GamesLoaded
          data={games}
          fallback={<EmptyCabinet />}
          failed={(tryAgain) => <FailedPage tryAgain={tryAgain} />}
        >
          <Cabinet>
            <Niches />
          </Cabinet>
        </GamesLoaded>
      </BelowHead>
    </div>
  );
}

/** A painted cabinet, with what stands between its cornice and its plinth. */
function Cabinet({ children }: { children: Elements }) {
  return (
    <div className="wrap">
      <div className={styles.cabinet}>
        <div className={styles.cornice} />
        {children}
        <div className={styles.plinth} />
      </div>
    </div>
  );
}

/** Holds the place of the games until they have loaded. */
function EmptyCabinet() {
  return (
    <Cabinet>
      <p className="sr" role="status">
        Loading...
      </p>
      <div className={styles.niches} aria-hidden="true">
        {Object.keys(toys).map((id) => (
          <div key={id} className={styles.toy}>
            <div className={styles.niche}>
              <Drawing of={nicheBack} first />
              <Drawing of={nicheFront} first />
            </div>
            <div className={styles.drawer} />
          </div>
        ))}
      </div>
    </Cabinet>
  );
}

/** A niche for each game, and a drawer that opens it. */
function Niches() {
  return (
    <ul className={styles.niches}>
      {useGames('cards').map(({ id, title, hi, text, link }) => {
        const Toy = toys[id];
        return (
          <li key={id} className={styles.toy}>
            <Link to={link} className={styles.door}>
              <div className={styles.niche}>
                <Drawing of={nicheBack} first />
                <div className={styles.light} data-lamp />
                <div className={styles.thing}>
                  <Toy />
                </div>
                <Drawing of={nicheFront} first />
              </div>
              <div className={styles.drawer}>
                <h2>
                  <span>{title}</span>
                  {hi && (
                    <span className={styles.hi} lang="hi">
                      {hi}
                    </span>
                  )}
                </h2>
                <p className={styles.text}>{text}</p>
                <div className={styles.go}>
                  <span>
                    Play
                    <BestOf game={id} />
                  </span>
                  <span className={styles.knob}>
                    <Icon of={ArrowRight} />
                  </span>
                </div>
              </div>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** The best result on this device; its line stays empty until storage has been read. */
function BestOf({ game }: { game: GameName }) {
  const words = useHydrated() ? bestText(game) : null;
  return words && <span className={styles.best}>{`Best: ${words}`}</span>;
}
