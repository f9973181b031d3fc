import { Doorway } from '../../../brand/doorway';
import { Ways } from '../table/ways';
import styles from './quiz-head.module.css';

/** Above the words and the result: the way back, the sound, the title. */
export function QuizHead({ title }: { title: string }) {
  return (
    <>
      <Ways />
      <div className={styles.title}>
        <Doorway of="games" className={styles.doorway} />
        <h1>{title}</h1>
      </div>
    </>
  );
}
