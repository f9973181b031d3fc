import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter, type HydratedRouterProps } from 'react-router/dom';
import { guardNavigation } from './code-guard.ts';
import { hydrateInTurn } from '../ui/in-turn.tsx';
import { nextTask } from '../ui/next-task.ts';
import { watchTransitions } from '../ui/page-motion.ts';
import { addHistoryKeys } from './page-change.ts';
import { installTrustedTypesPolicy } from './trusted-types.ts';
import { adaptRenderer, focusNewElements, holdEffects, renderOnce } from './renderer.ts';

/** Calls the router's component outside a rendering, and returns what it throws. */
const call = (props: HydratedRouterProps): unknown => {
  try {
    HydratedRouter(props);
    return undefined;
  } catch (thrown) {
    return thrown;
  }
};

/**
 * Has the router made before the hydration, which takes as long as that of a whole page. Its component
 * makes it before it uses any hook; those fail here. While the page's data are decoded it throws a
 * promise, which must not reach the hydration: what suspends there must be one element, and a body
 * has several. What else it throws, it throws again there.
 */
const makeRouter = async (props: HydratedRouterProps): Promise<void> => {
  const decoded = call(props);
  if (!(decoded instanceof Promise)) return;
  await decoded;
  await nextTask();
  call(props);
};

/** Makes the document live. Called once, when the code of the page is there. */
export const hydrate = async (): Promise<void> => {
  adaptRenderer();
  installTrustedTypesPolicy(window.trustedTypes);
  watchTransitions(document);
  addHistoryKeys(window);
  const props = { useTransitions: false, instrumentations: guardNavigation() };
  await nextTask();
  await makeRouter(props);
  await nextTask();
  const runEffects = holdEffects();
  await hydrateInTurn(() => void hydrateRoot(document.body, <HydratedRouter {...props} />));
  // What they change is rendered in the next task.
  await renderOnce(async () => runEffects());
  focusNewElements();
};
