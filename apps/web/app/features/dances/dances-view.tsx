import type { Dance, Dances, DanceTutorial } from '@kalavithi/contract/site';
import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import { OnDemand } from '../../lib/loading/on-demand';
import { Carousel } from '../../ui/carousel';
import { CardCaption } from './card-caption';
import cardStyles from './dance-card.module.css';
import { DanceStill } from './dance-still';
import styles from './dances-view.module.css';
import { FilmCard } from './film-card';
import { LessonCard } from './lesson-card';

const loadFilmDialog = async () => (await import('./film-dialog')).FilmDialog;
const loadLessonDialog = async () => (await import('./lesson-dialog')).LessonDialog;

const timing = { autoplayMs: 2500, transitionMs: 600 };

/** Rows of films, lessons and glimpses, and the dialogs that play them. */
export function DancesView({ dances, tutorials, glimpses }: Dances) {
  const { hash } = useLocation();
  const front = hash.slice(1);
  const [playing, setPlaying] = useState<string | null>(null);
  const [film, setFilm] = useState<Dance | null>(null);
  const [lesson, setLesson] = useState<DanceTutorial | null>(null);
  // All rows pause behind a dialog; the first also while one of its films plays.
  const dialogOpen = film !== null || lesson !== null;
  const row = { ...timing, headed: true, front, className: `wrap ${styles.row}` };
  return (
    <>
      <Carousel
        {...row}
        label="Dances of India"
        held={playing !== null || dialogOpen}
        slides={dances.map((dance, index) => ({
          id: dance.id,
          content: (
            <DanceCard
              dance={dance}
              // A phone shows one, and the edge of the next.
              priority={index === 0 ? 'first' : index === 1 ? 'early' : 'late'}
              playing={playing === dance.id}
              setPlaying={setPlaying}
              onOpen={() => {
                setPlaying(null);
                setFilm(dance);
              }}
            />
          ),
        }))}
      />
      <Carousel
        {...row}
        late
        label="Dance Tutorials by Artists"
        held={dialogOpen}
        slides={tutorials.map((tutorial) => ({
          id: tutorial.id,
          content: <LessonCard lesson={tutorial} onOpen={() => setLesson(tutorial)} />,
        }))}
      />
      <Carousel
        {...row}
        late
        label="Glimpses of Indian Dances"
        held={dialogOpen}
        slides={glimpses.map(({ id, title, hi, region, description, picture }) => ({
          id,
          content: (
            <article id={id} className={cardStyles.card}>
              <div className={`${cardStyles.stage} ${cardStyles.whole}`}>
                <DanceStill picture={picture} decorative={false} />
              </div>
              <CardCaption title={title} hi={hi} region={region} />
              <p className={cardStyles.text}>{description}</p>
            </article>
          ),
        }))}
      />
      {film && (
        <OnDemand
          name="The film"
          load={loadFilmDialog}
          props={{ dance: film, onClose: () => setFilm(null) }}
          onFailed={() => setFilm(null)}
        />
      )}
      {lesson && (
        <OnDemand
          name="The lesson"
          load={loadLessonDialog}
          props={{ lesson, onClose: () => setLesson(null) }}
          onFailed={() => setLesson(null)}
        />
      )}
    </>
  );
}

interface DanceCardProps {
  dance: Dance;
  priority: 'first' | 'early' | 'late';
  playing: boolean;
  setPlaying: (change: (now: string | null) => string | null) => void;
  onOpen: () => void;
}

/** A film card; at most one card plays at a time. */
function DanceCard({ setPlaying, playing, ...card }: DanceCardProps) {
  const { id } = card.dance;
  const onPlaying = useCallback(
    (wanted: boolean) => setPlaying((now) => (wanted ? id : now === id ? null : now)),
    [id, setPlaying],
  );
  return <FilmCard {...card} playing={playing} onPlaying={onPlaying} />;
}
