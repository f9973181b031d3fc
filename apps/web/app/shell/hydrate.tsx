import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter, type HydratedRouterProps } from 'react-router/dom';
import { guardNavigation } from './code-guard.ts';
import { watchTransitions } from '../ui/page-motion.ts';
import { addHistoryKeys } from './page-change.ts';
import { installTrustedTypesPolicy } from './trusted-types.ts';
import { prepareTurns, takeTurns } from './in-turn.tsx';
import { adaptRenderer, focusNewElements, holdEffects } from './renderer.ts';

/**
 * Waits until the router has decoded the page's data. It throws a promise for that, which must not
 * reach the hydration: what suspends there must be one element, and a body has several.
 */
const dataDecoded = async (props: HydratedRouterProps): Promise<void> => {
  try {
    HydratedRouter(props);
  } catch (thrown) {
    if (!(thrown instanceof Promise)) throw thrown;
    await thrown;
  }
};

/** Makes the document live. Called once, when the code of the page is there. */
export const hydrate = async (): Promise<void> => {
  adaptRenderer();
  installTrustedTypesPolicy(window.trustedTypes);
  watchTransitions(document);
  addHistoryKeys(window);
  const props = { useTransitions: false, instrumentations: guardNavigation() };
  await dataDecoded(props);
  const runEffects = holdEffects();
  prepareTurns();
  hydrateRoot(document.body, <HydratedRouter {...props} />);
  await takeTurns();
  runEffects();
  focusNewElements();
};
