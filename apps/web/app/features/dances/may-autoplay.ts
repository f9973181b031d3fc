declare global {
  interface Navigator {
    /** Network Information API; not in every browser. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Whether films may play on hover: not with reduced data or motion. Browser only. */
export const mayAutoplay = (): boolean =>
  navigator.connection?.saveData !== true &&
  !window.matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches;
