import { Doorway } from '../../../brand/doorway';
import { GameToolbar } from '../shared/game-toolbar';
import styles from './quiz-head.module.css';

/** Above the words and the result: the toolbar and the title. */
export function QuizHead({ title }: { title: string }) {
  return (
    <>
      <GameToolbar />
      <div className={styles.title}>
        <Doorway of="games" className={styles.doorway} />
        <h1>{title}</h1>
      </div>
    </>
  );
}
