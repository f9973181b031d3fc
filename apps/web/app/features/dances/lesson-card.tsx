import type { Picture } from '@kalavithi/contract/picture';
import type { DanceTutorial } from '@kalavithi/contract/site';
import { Play } from 'lucide-react';
import { PicturePlaceholder } from '../../brand/placeholder';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/icon';
import { CardCaption } from './card-caption';
import styles from './dance-card.module.css';
import { DanceStill } from './dance-still';

interface LessonCardProps {
  lesson: DanceTutorial;
  still: Picture | null;
  /** Shows the feet of the dancer in place of the head. */
  lower: boolean;
  onOpen: () => void;
}

/** A lesson on YouTube. Nothing is requested from YouTube before the lesson is opened. */
export function LessonCard({ lesson, still, lower, onOpen }: LessonCardProps) {
  return (
    <article id={lesson.id} className={styles.card}>
      <div className={classes(styles.stage, styles.wide, lower && styles.lower)}>
        {still ? <DanceStill picture={still} /> : <PicturePlaceholder doorway="dances" />}
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
