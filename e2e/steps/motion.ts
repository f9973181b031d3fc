import type { Page } from '@playwright/test';

/** What moves; animations of 0.01 ms (reduced motion) are left out, and those that change nothing to be seen. */
export const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === 'running' &&
          Number(effect?.getComputedTiming().endTime) > 1 &&
          !(effect as KeyframeEffect).getKeyframes().every((frame) => 'pointerEvents' in frame),
      )
      .map(({ effect }) => {
        const { target, pseudoElement } = effect as KeyframeEffect;
        return `${target?.outerHTML.slice(0, 120)} ${pseudoElement ?? ''}`;
      }),
  );

/** Animations longer than this, in milliseconds, are progress bars, not fades. */
const maxFadeMs = 1000;

/** Waits until what fades or drops into its place is there. */
export const fadesEnd = async (page: Page): Promise<void> => {
  await page.evaluate(
    (fadeMs) =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) <= fadeMs)
          .map(({ finished }) => finished),
      ),
    maxFadeMs,
  );
};

/** Waits until what is below the first screen is laid out as well. */
export const laidOut = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => !('firstView' in document.documentElement.dataset));
};
