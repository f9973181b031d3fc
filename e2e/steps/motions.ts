import type { JSHandle, Page } from '@playwright/test';

/** The properties by which items that stay in a list are animated from now on, in the order of the calls. */
export const recordMotions = (page: Page, name: string): Promise<JSHandle<string[]>> =>
  page.getByRole('list', { name, exact: true }).evaluateHandle((list) => {
    const motions: string[] = [];
    for (const item of list.children) {
      const animate = item.animate.bind(item);
      item.animate = (keyframes, options) => {
        if (item.isConnected) motions.push(...Object.keys((keyframes as Keyframe[])[0] ?? {}));
        return animate(keyframes, options);
      };
    }
    return motions;
  });
