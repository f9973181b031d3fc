import { ArrowRight } from 'lucide-react';
import type { ComponentType } from 'react';
import { useHydrated } from '../../../lib/browser/hydrated';
import { Icon } from '../../../ui/icon';
import { Link } from '../../../ui/link';
import { RoomHead } from '../../../brand/room-head';
import { bestText } from '../shared/best-result';
import type { GameName } from '../shared/device-store';
import { useGames } from '../content';
import styles from './games-hub.module.css';
import { MemoryToy, NicheBack, NicheFront, PuzzleToy, QuizToy, SnakesToy } from './toys';

const toys: Record<GameName, ComponentType> = {
  memory: MemoryToy,
  'snake-and-ladder': SnakesToy,
  puzzle: PuzzleToy,
  quiz: QuizToy,
};

/** The hub: a painted cabinet with a niche for each game, and a drawer that opens it. */
export function GamesHub() {
  return (
    <div className={styles.wall}>
      <RoomHead title="Game" doorway="games" tight unruled>
        <p>Four games about Indian art. Pick one and play.</p>
      </RoomHead>
      <div className="wrap">
        <div className={styles.cabinet}>
          <div className={styles.cornice} />
          <ul className={styles.niches}>
            {useGames().cards.map(({ id, title, hi, text, link }) => {
              const Toy = toys[id];
              return (
                <li key={id} className={styles.toy}>
                  <Link to={link} className={styles.door}>
                    <div className={styles.niche}>
                      <NicheBack />
                      <div className={styles.thing}>
                        <Toy />
                      </div>
                      <NicheFront />
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
          <div className={styles.feet}>
            <Foot />
            <Foot />
          </div>
        </div>
      </div>
    </div>
  );
}

/** The best result on this device; its line stays empty until storage has been read. */
function BestOf({ game }: { game: GameName }) {
  const words = useHydrated() ? bestText(game) : null;
  return words && <span className={styles.best}>{`Best: ${words}`}</span>;
}

function Foot() {
  return (
    <svg viewBox="0 0 60 34" aria-hidden="true" focusable="false">
      <g stroke="var(--kajal)" strokeWidth="1.2">
        <path d="M14 0h32v7H14Z" fill="var(--kattha)" />
        <path d="M18 7h24c8 8 4 18-4 20H22C14 25 10 15 18 7Z" fill="var(--manjistha)" />
        <path d="M14.5 15h31M15 19h30" stroke="var(--haldi)" strokeWidth="2" />
        <path d="M23 27h14l-3 7h-8Z" fill="var(--haldi)" />
      </g>
    </svg>
  );
}
