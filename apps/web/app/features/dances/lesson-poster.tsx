import type { DanceTutorial } from '@kalavithi/contract/site';
import type { CSSProperties } from 'react';
import { PicturePlaceholder } from '../../brand/placeholder';
import { DanceStill } from './dance-still';
import styles from './lesson-poster.module.css';

interface LessonPosterProps {
  lesson: DanceTutorial;
  /** The `sizes` of a picture that is so many times as wide as the poster. */
  sizes: (times: number) => string;
  /** In the largest file and no nearer than its frame needs: more would be soft in the size of the dialog. */
  large?: boolean;
}

const percent = (share: number): string => `${share * 100}%`;

/** The picture of a lesson. The part of it that tells what the lesson is about fills the frame. */
export function LessonPoster({ lesson: { picture, crop }, sizes, large = false }: LessonPosterProps) {
  if (!picture) return <PicturePlaceholder doorway="dances" />;
  const { focus } = crop;
  const zoom = large ? 1 : crop.zoom;
  return (
    <div
      className={styles.poster}
      style={{ '--focus': focus.map(percent).join(' '), '--zoom': zoom } as CSSProperties}
    >
      <DanceStill picture={picture} sizes={sizes(zoom)} close={large} />
    </div>
  );
}
