/** What a person does, for which the page must be ready. */
export const actions = ['pointerdown', 'pointerup', 'click', 'keydown', 'beforeinput', 'input', 'paste'];

/** Resolves when a person acts or goes back, before the page hears of it; by default at any of the actions. */
export const nextAction = (of: readonly string[] = actions): Promise<void> =>
  new Promise((resolve) => {
    for (const action of [...of, 'popstate'])
      addEventListener(action, () => resolve(), { capture: true, once: true, passive: true });
  });
