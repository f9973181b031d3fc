declare global {
  interface Navigator {
    /** Network Information API; not in every browser. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Whether films may begin unasked: not for those who save data or asked for less motion. Only in the browser. */
export const mayAutoplay = (): boolean =>
  navigator.connection?.saveData !== true &&
  !window.matchMedia('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)').matches;
