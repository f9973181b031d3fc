/**
 * What a person does, for which the page must be ready. Not `beforeinput`: what is done at it may move the focus, and the browser
 * writes where it was.
 */
export const actions = ['pointerdown', 'pointerup', 'click', 'keydown', 'input', 'paste'];

/** Resolves when a person acts or goes back, before the page hears of it. */
export const nextAction = (): Promise<void> =>
  new Promise((resolve) => {
    for (const action of [...actions, 'popstate'])
      addEventListener(action, () => resolve(), { capture: true, once: true, passive: true });
  });
