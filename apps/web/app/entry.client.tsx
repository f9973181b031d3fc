import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { guardNavigation } from './shell/code-guard.ts';
import { ignoreSkippedTransitions, addHistoryKeys } from './shell/page-change.ts';
import { installTrustedTypesPolicy } from './shell/trusted-types.ts';

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
