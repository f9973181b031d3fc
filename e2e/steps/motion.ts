import type { Page } from '@playwright/test';

/** Animations that take up time, by what they move; those of a hundredth of a millisecond are over before anyone sees them. */
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
