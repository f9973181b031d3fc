import type { WorkDetails } from '@kalavithi/contract/work';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStepBack } from '../../lib/browser/step-back';
import { ColouringSheet } from './colouring-sheet';
import { Comparison } from './comparison';
import { LargeView } from './large-view';
import { lookOf } from './look-address';
import type { OtherWork } from './load-work';

interface CloseLookProps {
  work: WorkDetails;
  /** The works to compare it with. */
  others: readonly OtherWork[];
}

/** What the hash of the address opens over a work's page. Closing goes back to the page. */
export function CloseLook({ work, others }: CloseLookProps) {
  const { hash, key, state } = useLocation() as {
    hash: string;
    key: string;
    state: { openedHere?: boolean } | null;
  };
  const navigate = useNavigate();
  const stepBack = useStepBack();
  const look = lookOf(hash);

  useEffect(
    () => () => {
      // Browsers that do not focus a pressed link have nothing to give the focus back to.
      // The picture and, after it, the words lead here; the words have the clearer name.
      if (document.activeElement === document.body)
        [...document.querySelectorAll<HTMLElement>('main a[href$="#look"]')]
          .at(-1)
          ?.focus({ preventScroll: true });
    },
    [],
  );

  const close = () => {
    // What was opened from this page added a history entry; a shared address did not.
    if (state?.openedHere) stepBack();
    else void navigate({ hash: '' }, { replace: true, preventScrollReset: true });
  };

  if (look.open === 'colours' && work.strokes !== null) {
    return <ColouringSheet work={work} strokes={work.strokes} onClose={close} />;
  }
  if (look.open === 'compare' && others.length > 0) {
    return <Comparison work={work} others={others} onClose={close} />;
  }
  return (
    <LargeView
      key={key}
      work={work}
      part={look.open === 'picture' ? look.part : null}
      drawn={look.open === 'drawing'}
      onClose={close}
    />
  );
}
