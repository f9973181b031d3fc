import { savesData } from '../../ui/data-saving';

/** Whether films may play on hover: not with reduced data or motion. Browser only. */
export const mayAutoplay = (): boolean =>
  !savesData() &&
  !window.matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches;
