import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { expectSkippedTransitions, tellPlacesApart } from './shell/page-change.ts';

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
