import { options, type VNode } from 'preact';
import { actions } from '../ui/actions';

/** What the renderer keeps of a node; the names are those of its published build. */
interface Rendered {
  type: unknown;
  /** The text of a text. */
  props: unknown;
  /** The node in the document. */
  __e: Node | null;
  /** What stands in the node. */
  __k: (Rendered | null)[] | null;
}

/** Each element that holds one text, with that text. */
const texts = new WeakMap<Node, unknown>();

const refresh = ({ type, __e: element, __k: children }: Rendered): void => {
  const [text] = children ?? [];
  if (typeof type !== 'string' || !element || text?.type !== null || children?.length !== 1) return;
  const { props: content, __e: node } = text;
  // The renderer has written a changed text into its own node, which nobody sees any more.
  if (texts.get(element) !== content && node?.parentNode !== element) {
    element.textContent = String(content);
    Object.assign(text, { __e: element.firstChild });
  }
  texts.set(element, content);
};

/**
 * Has a changed text replace what the browser's translation has made of the old one: translation
 * puts other nodes in the place of the one that was rendered (ADR 20).
 */
const showChangedTexts = (): void => {
  const { diffed } = options;
  options.diffed = (vnode: VNode) => {
    refresh(vnode as unknown as Rendered);
    diffed?.(vnode);
  };
};

let effectsHeld = false;
let runHeldEffects = (): void => {};

/**
 * Runs no effects until the returned function is called, which runs them all. While the page is
 * hydrated in turns, an effect of one part could change what another is about to find in the document.
 */
export const holdEffects = (): (() => void) => {
  effectsHeld = true;
  return () => {
    effectsHeld = false;
    runHeldEffects();
  };
};

/**
 * Runs effects in the next task, or before the next action if that comes first. By itself, Preact
 * waits for a frame and a timer: a key pressed meanwhile would meet the listeners of an earlier
 * state, and a page in the background waits long.
 */
const runEffectsSoon = (): void => {
  const { port1, port2 } = new MessageChannel();
  let waiting: (() => void)[] = [];
  const runAll = (): void => {
    if (effectsHeld) return;
    const effects = waiting;
    waiting = [];
    for (const run of effects) run();
  };
  port1.addEventListener('message', runAll);
  port1.start();
  const beforeAction = ({ isTrusted }: Event): void => {
    // What the page does itself may come from the midst of a rendering.
    if (isTrusted) runAll();
  };
  for (const action of actions) addEventListener(action, beforeAction, { capture: true, passive: true });
  options.requestAnimationFrame = (effects) => {
    waiting.push(effects);
    port2.postMessage(null);
  };
  runHeldEffects = runAll;
};

/**
 * Has Preact move nodes by `insertBefore`. In Chromium (156), an item of a list that `moveBefore` moved
 * up stays invisible when it was left out of the first view (`ui/later.ts`).
 */
const moveByInserting = (): void => {
  Reflect.deleteProperty(Element.prototype, 'moveBefore');
};

/** Elements that have been asked whether they take the focus when they come. */
const asked = new WeakSet<HTMLElement>();

/**
 * Has a new element with `autoFocus` take the focus, once it stands on the page; one that gets it
 * later does not. Call it after the hydration: what is there already was given it by the browser, and the
 * visitor may be elsewhere since.
 */
export const focusNewElements = (): void => {
  for (const element of document.querySelectorAll<HTMLElement>('[autofocus]')) asked.add(element);
  const { diffed } = options;
  options.diffed = (vnode: VNode<{ autoFocus?: boolean }>) => {
    const { type, props, __e: element } = vnode as unknown as Rendered & typeof vnode;
    if (
      typeof type === 'string' &&
      props.autoFocus !== undefined &&
      element instanceof HTMLElement &&
      !asked.has(element)
    ) {
      asked.add(element);
      if (props.autoFocus) queueMicrotask(() => element.focus());
    }
    diffed?.(vnode);
  };
};

/** Longest time in milliseconds that other changes wait for one that takes several steps. */
const longestHold = 100;

/**
 * Renders what `change` changes in several steps once all of them are done; by itself, Preact renders
 * after each. It does so at once: after a press, Chromium holds other tasks back until it has painted.
 */
export const renderOnce = async (change: () => Promise<unknown>): Promise<void> => {
  let render: (() => void) | undefined;
  const hold = (next: () => void): void => {
    render = next;
  };
  const release = (): void => {
    if (options.debounceRendering === hold) delete options.debounceRendering;
    const next = render;
    render = undefined;
    next?.();
  };
  options.debounceRendering = hold;
  const timer = setTimeout(release, longestHold);
  try {
    await change();
  } finally {
    clearTimeout(timer);
    release();
  }
};

/** Adapts Preact to the site, before anything is rendered. */
export const adaptRenderer = (): void => {
  showChangedTexts();
  runEffectsSoon();
  moveByInserting();
};
