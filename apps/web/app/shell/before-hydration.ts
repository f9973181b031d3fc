declare global {
  interface Window {
    /** A button that was pressed before the page's script was there; null once pressing it does something. */
    earlyPress?: Element | null;
    /** Fields that were filled in before the page's script was there. */
    earlyInput?: Set<EventTarget>;
  }
}

/**
 * Runs before the first paint, as an inline script. It hides the Login button until the session is known when this browser was signed in
 * the last time, and remembers what is pressed and typed before the page's own script is there to hear it. A form that is submitted so early
 * would load the page again and lose what is in it, so it is not sent; its button is pressed again later.
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
 * Tells React what a field holds. React has taken the field's content for its own when it took over the page, so it is emptied first, and the
 * content put back past the setter by which React notes what it knows.
 */
const fillAgain = (field: EventTarget): void => {
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

/** Does again what was typed and pressed too early, once the page can hear it. */
export const replayEarlyActions = (): void => {
  const pressed = window.earlyPress;
  window.earlyPress = null;
  const filled = window.earlyInput;
  delete window.earlyInput;
  for (const field of filled ?? []) fillAgain(field);
  const press = (): void => {
    if (pressed instanceof HTMLElement && pressed.isConnected) pressed.click();
  };
  if (!filled) {
    press();
    return;
  }
  // In a task of its own: what was typed has been rendered by then, and the press acts on it.
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    port1.close();
    press();
  });
  port1.start();
  port2.postMessage(null);
};
