import { pictureLarge } from '@kalavithi/contract/media';
import type { WorkDetails } from '@kalavithi/contract/work';
import { workPath } from '@kalavithi/contract/links';
import { Minus, Plus, X } from 'lucide-react';
import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { pictureSources } from '../../lib/format/picture-sources';
import { rupees } from '../../lib/format/rupees';
import { api } from '../../lib/loading/api';
import { answerOf, loaded } from '../../lib/loading/loaded';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { LampDialog } from '../../ui/lamp-dialog';
import { LightboxStage } from '../../ui/lightbox-stage';
import {
  clampView,
  largestScale,
  nextScale,
  smallestScale,
  wholeView,
  zoomAt,
  type Size,
  type View,
} from '../../ui/lightbox-view';
import { Link } from '../../ui/link';
import { useModalDialog } from '../../ui/open-dialogs';
import { Select } from '../../ui/select';
import type { OtherWork } from './load-work';
import styles from './comparison.module.css';

interface ComparisonProps {
  work: WorkDetails;
  /** At least one work to choose from. */
  others: readonly OtherWork[];
  onClose: () => void;
}

interface Sizes {
  picture: Size;
  stage: Size;
}

const none: Size = { width: 1, height: 1 };
const noSizes: Sizes = { picture: none, stage: none };

/** How far an arrow key moves the pictures, as a share of their width. */
const keyStep = 0.12;

/**
 * What a list knows of a work; of those of the gallery less than their own pages do. A craft without
 * a tradition goes by the name that the register has for it.
 */
const factsOf = (work: OtherWork | WorkDetails) => ({
  tradition: ('tradition' in work ? work.tradition : null) ?? ('gi' in work ? work.gi?.name : null) ?? null,
  place: 'region' in work ? work.region : null,
  price: 'price' in work ? rupees(work.price) : null,
});

/**
 * Until the whole facts of the other work are loaded: works of one school of the gallery are of one
 * tradition and place; related works are of one tradition.
 */
const factsOfPair = (work: WorkDetails, other: OtherWork, whole: WorkDetails | null | undefined) => {
  const own = factsOf(work);
  if (whole) return [own, factsOf(whole)] as const;
  const ofOneSchool =
    work.catalogue === 'gallery' && other.catalogue === 'gallery' && work.school === other.school;
  if (ofOneSchool) return [own, own] as const;
  const listed = factsOf(other);
  return [own, { ...listed, tradition: other.alike ? own.tradition : listed.tradition }] as const;
};

const factNames = ['tradition', 'place', 'price'] as const;

interface MissingFactProps {
  fact: (typeof factNames)[number];
  isPending: boolean;
  isForSale: boolean;
}

const factClasses = { tradition: styles.tradition, place: styles.place, price: styles.price };

/** What stands in the place of a fact: nothing as long as it may still be loaded. */
function MissingFact({ fact, isPending, isForSale }: MissingFactProps) {
  if (fact === 'price' && !isForSale) return <span>In the gallery, not for sale</span>;
  if (isPending) return <span>{'\u00A0'}</span>;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr">{`No ${fact} given`}</span>
    </>
  );
}

/** Loads what the page of a work knows of it, once for each; null when that fails. */
const useWholeWork = (id: string | undefined): WorkDetails | null | undefined => {
  const [known, setKnown] = useState<Readonly<Record<string, WorkDetails | null>>>({});
  const isNeeded = id !== undefined && known[id] === undefined;
  useEffect(() => {
    if (!isNeeded) return;
    const load = async () => {
      const result = await loaded(answerOf(api('work', { params: { id } })));
      setKnown((now) => ({ ...now, [id]: result.state === 'loaded' ? result.value : null }));
    };
    void load();
  }, [id, isNeeded]);
  return id === undefined ? undefined : known[id];
};

/** The shapes of the first picture and of the widest of all: the places of both works follow from them, for every choice. */
const shapesOf = (work: WorkDetails, others: readonly OtherWork[]): CSSProperties => {
  const [first, ...rest] = [work, ...others].map(({ picture }) => picture.width / picture.height) as [number];
  return { '--first': first, '--widest': Math.max(first, ...rest) } as CSSProperties;
};

/** The dialog itself: a field or button in focus would take the keys that move the pictures. */
const focusDialog = (dialog: HTMLDialogElement) => dialog.focus();

/** Two works next to each other, on phones above each other, with the same zoom and offset. */
export function Comparison({ work, others, onClose }: ComparisonProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [otherId, setOtherId] = useState(others[0]?.id);
  const [sizes, setSizes] = useState<readonly [Sizes, Sizes]>([noSizes, noSizes]);
  /** Its offset is a share of each picture's size. */
  const [shared, setShared] = useState(wholeView);
  useModalDialog(dialog, onClose, focusDialog);
  const whole = useWholeWork(otherId);
  const other = others.find(({ id }) => id === otherId);
  if (!other) return null;

  const viewOn = ({ picture, stage }: Sizes): View =>
    clampView(
      { scale: shared.scale, x: shared.x * picture.width, y: shared.y * picture.height },
      picture,
      stage,
    );
  const lookOn =
    ({ picture, stage }: Sizes) =>
    (next: View) => {
      const { scale, x, y } = clampView(next, picture, stage);
      setShared({ scale, x: x / picture.width, y: y / picture.height });
    };
  const zoom = (direction: 1 | -1) =>
    setShared(zoomAt(shared, nextScale(shared.scale, direction), { x: 0, y: 0 }));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLSelectElement) return;
    // From the first picture: an offset that it can't have would be stored otherwise.
    const move = (x: number, y: number) => {
      const { width, height } = sizes[0].picture;
      const now = viewOn(sizes[0]);
      lookOn(sizes[0])({ ...now, x: now.x + x * width, y: now.y + y * height });
    };
    const actions: Record<string, () => void> = {
      '+': () => zoom(1),
      '=': () => zoom(1),
      '-': () => zoom(-1),
      '0': () => setShared(wholeView),
      ArrowLeft: () => move(keyStep, 0),
      ArrowRight: () => move(-keyStep, 0),
      ArrowUp: () => move(0, keyStep),
      ArrowDown: () => move(0, -keyStep),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  };

  const pair = [work, other] as const;
  const facts = factsOfPair(work, other, whole);
  const known = factNames.filter((fact) => facts.some((of) => of[fact] !== null));
  return (
    <LampDialog
      ref={dialog}
      className={styles.comparison}
      style={shapesOf(work, others)}
      labelledBy="comparison"
      onKeyDown={onKeyDown}
      onClose={onClose}
    >
      <div className={styles.bar}>
        <h2 id="comparison">Compare</h2>
        <IconButton label="Zoom out" aria-disabled={shared.scale <= smallestScale} onClick={() => zoom(-1)}>
          <Icon of={Minus} />
        </IconButton>
        <span className={styles.percent} role="status">
          {`${Math.round(shared.scale * 100)}%`}
        </span>
        <IconButton label="Zoom in" aria-disabled={shared.scale >= largestScale} onClick={() => zoom(1)}>
          <Icon of={Plus} />
        </IconButton>
        <IconButton label="Close" onClick={onClose}>
          <Icon of={X} />
        </IconButton>
      </div>
      <Select
        label="Compare with"
        className={styles.choice}
        value={other.id}
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => setOtherId(target.value)}
      />
      {pair.map((one, index) => {
        const { id, name, catalogue, picture } = one;
        const own = sizes[index] ?? noSizes;
        return (
          <figure key={index === 0 ? 'first' : id} className={styles.side}>
            <LightboxStage
              sources={{
                ...pictureSources(picture),
                full: pictureLarge(picture),
              }}
              view={viewOn(own)}
              onView={lookOn(own)}
              label={`Zoomed: ${name}`}
              onTurn={() => {}}
              onSizes={(shownPicture, stage) => {
                const next = { picture: shownPicture, stage };
                setSizes(([first, second]) => (index === 0 ? [next, second] : [first, next]));
              }}
            />
            <figcaption>
              <span className={styles.name}>
                {index === 0 ? name : <Link to={workPath({ catalogue, id })}>{name}</Link>}
              </span>
              {known.map((fact) => {
                const text = facts[index]?.[fact];
                const isUnsold = fact === 'price' && catalogue === 'gallery';
                const isPending = index === 1 && whole === undefined;
                return (
                  <span
                    key={fact}
                    className={classes(factClasses[fact], isUnsold && styles.unsold)}
                    data-missing={text || isUnsold || isPending ? undefined : ''}
                  >
                    {text ?? <MissingFact fact={fact} isPending={isPending} isForSale={!isUnsold} />}
                  </span>
                );
              })}
            </figcaption>
          </figure>
        );
      })}
    </LampDialog>
  );
}
