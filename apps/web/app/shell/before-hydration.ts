declare global {
  interface Window {
    /** The button pressed before hydration; null after hydration. */
    earlyPress?: Element | null;
    /** The fields filled in before hydration. */
    earlyInput?: Set<EventTarget>;
  }
}

/**
 * An inline script that runs before the first paint. It hides the Login button of a browser that
 * was signed in until the session is known, and records presses and input until hydration. A form
 * that is submitted before would reload the page and lose its values, so its button is pressed
 * again later.
 */
export const beforeHydration = [
  "try{if(localStorage.getItem('kalavithi.signed-in'))document.documentElement.dataset.signedIn=''}catch{}",
  "addEventListener('click',function(e){if(window.earlyPress!==null)window.earlyPress=e.target.closest('button')||undefined},true)",
  "addEventListener('input',function(e){if(window.earlyPress!==null)(window.earlyInput=window.earlyInput||new Set).add(e.target)},true)",
  "addEventListener('submit',function(e){if(window.earlyPress!==null)e.preventDefault()},true)",
].join(';');

const nativeValue = (field: HTMLInputElement | HTMLTextAreaElement) =>
  Object.getOwnPropertyDescriptor(
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype,
    'value',
  );

/**
 * Fires the change of a field again for React. Hydration has recorded the current value, so the
 * field is emptied first, and then filled by the native setter, which React does not track.
 */
const replayInput = (field: EventTarget): void => {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || !field.isConnected)
    return;
  if (field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')) {
    field.checked = !field.checked;
    field.click();
  } else if (field.type !== 'file') {
    const { value } = field;
    field.value = '';
    nativeValue(field)?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
};

/** Replays the input and the press from before hydration. */
export const replayEarlyActions = (): void => {
  const pressed = window.earlyPress;
  window.earlyPress = null;
  const filled = window.earlyInput;
  delete window.earlyInput;
  for (const field of filled ?? []) replayInput(field);
  const press = (): void => {
    if (pressed instanceof HTMLElement && pressed.isConnected) pressed.click();
  };
  if (!filled) {
    press();
    return;
  }
  // In a task of its own, when the input has been rendered.
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    port1.close();
    press();
  });
  port1.start();
  port2.postMessage(null);
};
