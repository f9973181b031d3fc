import type { WorkDetails } from '@kalavithi/contract/work';
import { useMemo } from 'react';
import { classes } from '../../ui/classes';
import { isNumberLeft, markPlaces } from './mark-places';
import styles from './points.module.css';

type Motifs = WorkDetails['motifs'];

interface PointsProps {
  motifs: Motifs;
  /** Index of the one chosen. */
  chosen: number | null;
  onChoose: (index: number) => void;
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** Numbers on the picture at the places of its motifs, and a frame around the one chosen. */
export function PointMarks({ motifs, chosen, onChoose }: PointsProps) {
  const places = useMemo(() => markPlaces(motifs), [motifs]);
  return (
    <>
      {motifs.map(({ name, at: [left, top, width, height] }, index) => {
        const isChosen = index === chosen;
        // The number of the one chosen makes room for what it names.
        const place = (!isChosen && places[index]) || { left, top };
        return (
          <div key={name} className={styles.point}>
            {isChosen && (
              <i
                className={styles.frame}
                style={{
                  left: percent(left),
                  top: percent(top),
                  width: percent(width),
                  height: percent(height),
                }}
              />
            )}
            <button
              type="button"
              className={classes(
                styles.mark,
                isChosen ? styles.chosen : isNumberLeft(places, index) && styles.left,
              )}
              style={{ left: percent(place.left), top: percent(place.top) }}
              aria-label={`${index + 1}: ${name}`}
              aria-current={isChosen}
              // The stage would take the press for the start of a drag.
              onPointerDown={(event) => event.stopPropagation()}
              onDoubleClick={(event) => event.stopPropagation()}
              onClick={() => onChoose(index)}
            >
              <span>{index + 1}</span>
            </button>
          </div>
        );
      })}
    </>
  );
}

/** The motifs by name, and what is known of the one chosen. */
export function PointList({ motifs, chosen, onChoose }: PointsProps) {
  const motif = chosen === null ? undefined : motifs[chosen];
  return (
    <section className={styles.points} aria-labelledby="points-of-interest">
      <h3 id="points-of-interest">Points of interest</h3>
      <ol>
        {motifs.map(({ name }, index) => (
          <li key={name}>
            <button type="button" aria-current={index === chosen} onClick={() => onChoose(index)}>
              <span className={styles.number}>{index + 1}</span>
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ol>
      <div className={styles.told} aria-live="polite">
        {motif ? (
          <>
            <p className={styles.name}>{motif.name}</p>
            <p>{motif.text}</p>
          </>
        ) : (
          <p>Choose a number to read what it shows.</p>
        )}
      </div>
    </section>
  );
}
