import { nameProblems } from '@kalavithi/games/snakes-and-ladders/names';
import { minPlayers, maxPlayers } from '@kalavithi/games/snakes-and-ladders/rules';
import { useState, type Ref } from 'react';
import { focusFirstError } from '../../../lib/forms/form-errors';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { BestLine } from '../shared/best-line';
import { Steps } from '../shared/panel';
import { Piece } from './piece';
import styles from './snakes-setup.module.css';

const counts = Array.from({ length: maxPlayers - minPlayers + 1 }, (_, more) => minPlayers + more);

interface SnakesSetupProps {
  /** The name of each player, may be ''. */
  names: readonly string[];
  count: number;
  best: string | null;
  startButton: Ref<HTMLButtonElement>;
  onCount: (count: number) => void;
  onName: (player: number, name: string) => void;
  onStart: () => void;
}

/** The setup before a game: the number of players and, optionally, their names. */
export function SnakesSetup({ names, count, best, startButton, onCount, onName, onStart }: SnakesSetupProps) {
  const [checked, setChecked] = useState(false);
  const [starting, setStarting] = useState(false);
  const problems = nameProblems(names.slice(0, count));
  return (
    <>
      <form
        className={styles.form}
        data-starting={starting || undefined}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (problems.every((problem) => problem === null)) {
            setStarting(true);
            onStart();
            return;
          }
          setChecked(true);
          focusFirstError(event.currentTarget);
        }}
      >
        <fieldset className="needs-script">
          <legend className={styles.legend}>How many play?</legend>
          <div className={styles.counts}>
            {counts.map((option) => (
              <label key={option}>
                <input
                  type="radio"
                  name="players"
                  value={option}
                  checked={option === count}
                  onChange={() => onCount(option)}
                />
                <span>{`${option} players`}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset className="needs-script">
          <legend className={styles.legend}>
            Names <span className="small muted">optional</span>
          </legend>
          <div className={styles.names}>
            {names.slice(0, count).map((name, player) => (
              // oxlint-disable-next-line react/no-array-index-key -- a seat at the table is its place in the row
              <div key={player} className={styles.name}>
                <Piece player={player} className={styles.piece} />
                <Field
                  label={`Player ${player + 1}`}
                  value={name}
                  error={(checked && problems[player]) || undefined}
                  autoComplete="off"
                  spellCheck={false}
                  onChange={(event) => onName(player, event.target.value)}
                />
              </div>
            ))}
          </div>
        </fieldset>
        <Button ref={startButton} type="submit" block className="needs-script">
          Start
        </Button>
      </form>
      <BestLine words={best} />
      <Steps>
        <li>Roll in turn and move that many squares. If a roll goes past 100, you stay.</li>
        <li>Stop at the foot of a ladder and climb it. Stop at the head of a snake and slide down.</li>
        <li>First to reach 100 wins.</li>
      </Steps>
    </>
  );
}
