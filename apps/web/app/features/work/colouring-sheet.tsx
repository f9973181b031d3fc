import type { WorkDetails } from '@kalavithi/contract/work';
import { Printer, X } from 'lucide-react';
import { useEffect, useMemo, useRef, type CSSProperties } from 'react';
import { useSite } from '../../lib/loading/site';
import { Button } from '../../ui/button';
import { classes } from '../../ui/classes';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { LampDialog } from '../../ui/lamp-dialog';
import { useModalDialog } from '../../ui/open-dialogs';
import styles from './colouring-sheet.module.css';
import { printedWidth, type Outline } from './outline-parts';
import { outlinesOf } from './outlines';
import type { Drawing } from './strokes';
import { loadDrawing } from './load-drawing';
import { useLoaded } from './use-loaded';

const looks: Record<Outline['kind'], string | undefined> = {
  edge: styles.edge,
  ink: styles.ink,
  line: styles.line,
  paper: styles.paper,
  inside: styles.inside,
};

function Outlines({ drawing, label }: { drawing: Drawing; label: string }) {
  const { width, height } = drawing;
  const outlines = useMemo(() => outlinesOf(drawing), [drawing]);
  const ink = printedWidth(drawing);
  return (
    <svg
      className={styles.drawing}
      // The frame's whole stroke is inside.
      viewBox={`${-ink} ${-ink} ${width + 2 * ink} ${height + 2 * ink}`}
      role="img"
      aria-label={label}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect width={width} height={height} className={styles.edge} strokeWidth={ink * 2} />
      {outlines.map(({ path, kind, width: brush }, index) => {
        // The outlines never change, and some are drawn twice.
        const key = `${index}`;
        return <path key={key} d={path} className={looks[kind]} strokeWidth={brush} />;
      })}
    </svg>
  );
}

/** Leaves everything but an element out of what is printed. Returns a function that undoes it. */
const printOnly = (element: HTMLElement, isWide: boolean): (() => void) => {
  const left: HTMLElement[] = [];
  for (let at: Element = element; at !== document.body && at.parentElement; at = at.parentElement) {
    for (const sibling of at.parentElement.children)
      if (sibling !== at && sibling instanceof HTMLElement) left.push(sibling);
  }
  for (const { dataset } of left) dataset['unprinted'] = '';
  const { dataset: page } = document.documentElement;
  page['colouring'] = isWide ? 'wide' : '';
  return () => {
    for (const { dataset } of left) delete dataset['unprinted'];
    delete page['colouring'];
  };
};

interface ColouringSheetProps {
  work: WorkDetails;
  /** Address of its strokes. */
  strokes: string;
  onClose: () => void;
}

/** A page to print, with the outlines of a work to colour. */
export function ColouringSheet({ work, strokes, onClose }: ColouringSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const site = useSite();
  const [loaded, tryAgain] = useLoaded(strokes, loadDrawing);
  useModalDialog(dialog, onClose);

  const { name, picture } = work;
  const tradition = work.tradition ?? work.schoolName;
  const isWide = picture.width > picture.height * 1.1;

  useEffect(() => (dialog.current ? printOnly(dialog.current, isWide) : undefined), [isWide]);

  return (
    <LampDialog
      ref={dialog}
      className={classes(styles.view, isWide && styles.wide)}
      labelledBy="colouring-sheet"
      onClose={onClose}
    >
      <div className={styles.bar}>
        <h2 id="colouring-sheet">Colouring sheet</h2>
        <Button look="wall" small disabled={loaded.state !== 'loaded'} onClick={() => window.print()}>
          <Icon of={Printer} />
          <span>Print</span>
        </Button>
        <IconButton label="Close" onClick={onClose}>
          <Icon of={X} />
        </IconButton>
      </div>
      <div
        className={styles.sheet}
        style={{ '--drawing-ratio': picture.width / picture.height } as CSSProperties}
      >
        {loaded.state === 'loaded' ? (
          <Outlines drawing={loaded.value} label={`Outlines of ${name} to colour`} />
        ) : (
          <div className={styles.wait} role="status">
            {loaded.state === 'failed' ? (
              <>
                <p>The outlines did not load. Check your connection and try again.</p>
                <Button look="wall-line" onClick={tryAgain}>
                  Try again
                </Button>
              </>
            ) : (
              <p>Loading the outlines</p>
            )}
          </div>
        )}
        <p className={styles.foot}>
          <strong>{name}</strong>
          {tradition !== null && <span>{tradition}</span>}
          <span className={styles.site}>{site.name}</span>
        </p>
      </div>
    </LampDialog>
  );
}
