interface PolicyFactory {
  createPolicy: (name: 'default', rules: { createHTML: (text: string) => string }) => unknown;
}

/** How React makes a script element that never runs. */
const emptyScript = '<script></script>';

/**
 * Sets the page's policy of Trusted Types: no text becomes markup. When an error page takes the place of everything, React makes the
 * document's inline scripts again, as elements that do not run; they are left empty, where a refusal would end the page.
 */
export const installTrustedTypesPolicy = (trustedTypes: PolicyFactory | undefined): void => {
  trustedTypes?.createPolicy('default', { createHTML: (text) => (text === emptyScript ? text : '') });
};

declare global {
  interface Window {
    /** Missing in browsers that do not know Trusted Types. */
    trustedTypes?: PolicyFactory;
  }
}
