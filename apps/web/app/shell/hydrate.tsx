import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { guardNavigation } from './code-guard.ts';
import { ignoreSkippedTransitions, addHistoryKeys } from './page-change.ts';
import { installTrustedTypesPolicy } from './trusted-types.ts';

/** Makes the document live. Called once, when the code of the page is there. */
export const hydrate = (): void => {
  installTrustedTypesPolicy(window.trustedTypes);
  ignoreSkippedTransitions(document);
  addHistoryKeys(window);
  const instrumentations = guardNavigation();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter instrumentations={instrumentations} />
      </StrictMode>,
    );
  });
};
