import { ladders, snakes, type Carry } from '@kalavithi/games/snakes-and-ladders/board';
import styles from './board-legend.module.css';
import { meaningOf } from './meanings';

/** Every ladder with its virtue and every snake with its vice, folded away. */
export function BoardLegend() {
  return (
    <details className={styles.where}>
      <summary>Where the ladders and snakes are</summary>
      <p>As on the old boards, each ladder is a virtue and each snake a vice.</p>
      <div className={styles.lists}>
        <Carries title="Ladders" of={ladders} />
        <Carries title="Snakes" of={snakes} />
      </div>
    </details>
  );
}

function Carries({ title, of }: { title: string; of: readonly Carry[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {of.map((carry) => {
          const { name, sanskrit } = meaningOf(carry);
          return (
            <li key={carry.from}>
              <span className={styles.way}>{`${carry.from} to ${carry.to}`}</span>
              <span>
                <span className={styles.name}>{`${name}, `}</span>
                <i lang="sa-Latn">{sanskrit}</i>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
