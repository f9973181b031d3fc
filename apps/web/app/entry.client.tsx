import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { expectSkippedTransitions, tellPlacesApart } from './shell/page-change.ts';
import { keepTextFromBecomingMarkup } from './shell/trusted-types.ts';

keepTextFromBecomingMarkup(window.trustedTypes);
expectSkippedTransitions(document);
tellPlacesApart(window);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
