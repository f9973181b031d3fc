import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { guardNavigation } from './shell/code-guard.ts';
import { expectSkippedTransitions, tellPlacesApart } from './shell/page-change.ts';
import { keepTextFromBecomingMarkup } from './shell/trusted-types.ts';

keepTextFromBecomingMarkup(window.trustedTypes);
expectSkippedTransitions(document);
tellPlacesApart(window);
const instrumentations = guardNavigation();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={instrumentations} />
    </StrictMode>,
  );
});
