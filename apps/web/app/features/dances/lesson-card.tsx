import type { DanceTutorial } from '@kalavithi/contract/catalogue';
import { Play } from 'lucide-react';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/icon';
import { CardCaption } from './card-caption';
import styles from './dance-card.module.css';
import { DanceStill } from './dance-still';
import { lessonStill } from './lesson-still';

/** A lesson on the video site. The card itself is all ours: nothing is asked of that site before the lesson is wanted. */
export function LessonCard({ lesson, onOpen }: { lesson: DanceTutorial; onOpen: () => void }) {
  return (
    <article id={lesson.id} className={styles.card}>
      <div className={classes(styles.stage, styles.wide)}>
        <DanceStill picture={lessonStill(lesson)} />
        <span className={styles.round} aria-hidden="true">
          <Icon of={Play} size={16} />
        </span>
      </div>
      <CardCaption title={lesson.title} hi={lesson.hi} region={lesson.region} onOpen={onOpen} />
      <a className="without-script textlink" href={lesson.video} rel="noreferrer">
        Watch on YouTube
      </a>
    </article>
  );
}
