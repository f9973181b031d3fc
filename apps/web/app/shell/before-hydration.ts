import { awaitSaved } from '../features/games/shared/await-saved';
import { nextAction } from '../ui/actions';
import { isLive } from '../ui/in-turn';
import { firstViewScript } from '../ui/later';
import { nextTask } from '../ui/next-task';

declare global {
  interface Window {
    /** The button pressed before hydration; null after hydration. */
    earlyPress?: Element | null;
    /** The fields filled in before hydration. */
    earlyInput?: Set<EventTarget>;
  }
}

/** A busy phone's browser forgets `autofocus`, and what is typed would be lost. */
const focusForgotten =
  "addEventListener('DOMContentLoaded',()=>{if(document.activeElement===document.body)document.querySelector('main [autofocus]')?.focus()})";

/**
 * An inline script that runs before the first paint. It marks a first view, in which parts below
 * the screen are not laid out yet (`ui/later.ts`), hides the Login button of a browser that
 * was signed in until the session is known, and the start of a game that was saved, and records presses
 * and input until hydration. A form that is submitted before would reload the page and lose its values,
 * so its button is pressed again later. Only the server writes it into the document, so the browser's
 * code does not carry it.
 */
export const beforeHydration = (pathname: string): string =>
  import.meta.env.SSR
    ? [
        firstViewScript,
        "try{if(localStorage.getItem('kalavithi.signed-in'))document.documentElement.dataset.signedIn=''}catch{}",
        ...awaitSaved(pathname),
        ...(pathname === '/email-verify' ? [focusForgotten] : []),
        "addEventListener('click',e=>{if(window.earlyPress!==null)window.earlyPress=e.target.closest('button')||undefined},true)",
        "addEventListener('input',e=>{if(window.earlyPress!==null)(window.earlyInput=window.earlyInput||new Set).add(e.target)},true)",
        "addEventListener('submit',e=>{if(window.earlyPress!==null)e.preventDefault()},true)",
      ].join(';')
    : '';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** What a field held when it was filled in; hydration may have rendered another value since. */
interface Entry {
  value: string;
  checked: boolean;
}

const isChoice = (field: Field): boolean => field.type === 'radio' || field.type === 'checkbox';

const entriesIn = (targets: Iterable<EventTarget>): Map<Field, Entry> => {
  const entries = new Map<Field, Entry>();
  for (const field of targets)
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
      entries.set(field, { value: field.value, checked: 'checked' in field && field.checked });
  return entries;
};

/** Fills a field again and fires its change, for what listens since hydration. */
const replayInput = (field: Field, { value, checked }: Entry): void => {
  if (!field.isConnected || field.type === 'file') return;
  if (!isChoice(field)) {
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  } else if (field instanceof HTMLInputElement && (checked || field.type === 'checkbox')) {
    field.checked = !checked;
    field.click();
  }
};

/**
 * Ends the record of early actions; for the layout effect of hydration, after which every
 * event is heard. Returns the function that replays the actions, in tasks of their own: within the
 * rendering, handlers would see the state from before. A second call replays nothing.
 */
export const takeEarlyActions = (): (() => Promise<void>) => {
  const filled = entriesIn(window.earlyInput ?? []);
  let pressed = window.earlyPress;
  window.earlyPress = null;
  delete window.earlyInput;
  const onInput = ({ target, isTrusted }: Event): void => {
    filled.delete(target as Field);
    // A person's input makes what waits for its turn live first (`ui/in-turn.tsx`); a password manager's can't.
    if (!isTrusted && !isLive() && target)
      for (const [field, entry] of entriesIn([target])) filled.set(field, entry);
  };
  addEventListener('input', onInput, true);
  return async () => {
    // Before the next action as well, which would meet a form without its input.
    await Promise.race([nextTask(), nextAction()]);
    removeEventListener('input', onInput, true);
    for (const [field, entry] of filled) replayInput(field, entry);
    filled.clear();
    // When the input has been rendered.
    await nextTask();
    if (pressed instanceof HTMLElement && pressed.isConnected) pressed.click();
    pressed = null;
  };
};
