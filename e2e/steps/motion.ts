import type { Page } from '@playwright/test';

/** Animations by the property they animate; those of 0.01 ms (reduced motion) are left out. */
export const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ effect, playState }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) > 1,
      )
      .map(({ effect }) => {
        const { target, pseudoElement } = effect as KeyframeEffect;
        return `${target?.outerHTML.slice(0, 120)} ${pseudoElement ?? ''}`;
      }),
  );
