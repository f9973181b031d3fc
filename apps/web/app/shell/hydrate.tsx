import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { guardNavigation } from './code-guard.ts';
import { watchTransitions } from '../ui/page-motion.ts';
import { addHistoryKeys } from './page-change.ts';
import { installTrustedTypesPolicy } from './trusted-types.ts';

/** Makes the document live. Called once, when the code of the page is there. */
export const hydrate = (): void => {
  installTrustedTypesPolicy(window.trustedTypes);
  watchTransitions(document);
  addHistoryKeys(window);
  const instrumentations = guardNavigation();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter useTransitions={false} instrumentations={instrumentations} />
      </StrictMode>,
    );
  });
};
