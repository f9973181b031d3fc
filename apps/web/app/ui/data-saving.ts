declare global {
  interface Navigator {
    /** Network Information API; not in every browser. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Whether the visitor wants to receive little, or has a 2g connection. Browser only. */
export const savesData = (): boolean =>
  navigator.connection?.saveData === true || (navigator.connection?.effectiveType?.endsWith('2g') ?? false);
