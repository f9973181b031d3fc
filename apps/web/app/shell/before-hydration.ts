declare global {
  interface Window {
    /** A button that was pressed before the page's script was there; null once pressing it does something. */
    earlyPress?: Element | null;
  }
}

/**
 * Runs before the first paint, as an inline script. It hides the Login button until the session is known when this browser was signed in
 * the last time, and remembers the last button pressed before the page's own script is there to hear it.
 */
export const beforeHydration = [
  "try{if(localStorage.getItem('kalavithi.signed-in'))document.documentElement.dataset.signedIn=''}catch{}",
  "addEventListener('click',function(e){if(window.earlyPress!==null)window.earlyPress=e.target.closest('button')||undefined},true)",
].join(';');

/** Presses the button that was pressed too early, once the page can hear it. */
export const replayEarlyPress = (): void => {
  const pressed = window.earlyPress;
  window.earlyPress = null;
  if (pressed instanceof HTMLElement && pressed.isConnected) pressed.click();
};
