import { ArrowRight } from 'lucide-react';
import type { ComponentType } from 'react';
import { useHydrated } from '../../../lib/browser/hydrated';
import { Icon } from '../../../ui/icon';
import { Link } from '../../../ui/link';
import { RoomHead } from '../../../brand/room-head';
import { bestInWords } from '../table/best';
import { useGames } from '../content';
import type { GameName } from '../table/device-store';
import styles from './games-hub.module.css';
import { MemoryToy, NicheBack, NicheFront, PuzzleToy, QuizToy, SnakesToy } from './toys';

const toys: Record<GameName, ComponentType> = {
  memory: MemoryToy,
  'snake-and-ladder': SnakesToy,
  puzzle: PuzzleToy,
  quiz: QuizToy,
};

/** The hub: a painted cabinet with four niches, a toy in each, and a drawer below it that opens the game. */
export function GamesHub() {
  return (
    <div className={styles.wall}>
      <RoomHead title="Game" doorway="games" tight unruled>
        <p>Four toys on the shelf. Take one down.</p>
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

/** The best result of this device, once the page has looked; its place beside the knob is free before. */
function BestOf({ game }: { game: GameName }) {
  const words = useHydrated() ? bestInWords(game) : null;
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
