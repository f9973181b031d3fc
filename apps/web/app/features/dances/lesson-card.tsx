import type { DanceTutorial } from '@kalavithi/contract/site';
import { Play } from 'lucide-react';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/icon';
import { CardCaption } from './card-caption';
import styles from './dance-card.module.css';
import { cardSizes } from './dance-still';
import { LessonPoster } from './lesson-poster';

interface LessonCardProps {
  lesson: DanceTutorial;
  onOpen: () => void;
}

/** A lesson on YouTube. Nothing is requested from YouTube before the lesson is opened. */
export function LessonCard({ lesson, onOpen }: LessonCardProps) {
  return (
    <article id={lesson.id} className={styles.card}>
      <div className={classes(styles.stage, styles.wide)}>
        <LessonPoster lesson={lesson} sizes={cardSizes} />
        {/* A press on it is one on the card. */}
        <span className={styles.round} inert>
          <Icon of={Play} size={16} />
        </span>
      </div>
      <CardCaption title={lesson.title} hi={lesson.hi} region={lesson.region} onOpen={onOpen} />
      <a className={`without-script textlink ${styles.open}`} href={lesson.video} rel="noreferrer">
        Watch on YouTube
      </a>
    </article>
  );
}
