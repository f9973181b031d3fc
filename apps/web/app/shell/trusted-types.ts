interface PolicyFactory {
  createPolicy: (name: 'default', rules: { createHTML: (text: string) => string }) => unknown;
}

/** The markup by which React creates a script element that never runs. */
const emptyScript = '<script></script>';

/**
 * Installs the Trusted Types policy: no text becomes markup. Other text turns into empty markup
 * instead of an error, because React recreates the inline scripts, which do not run, for an error
 * page.
 */
export const installTrustedTypesPolicy = (trustedTypes: PolicyFactory | undefined): void => {
  trustedTypes?.createPolicy('default', { createHTML: (text) => (text === emptyScript ? text : '') });
};

declare global {
  interface Window {
    /** Missing in browsers without Trusted Types. */
    trustedTypes?: PolicyFactory;
  }
}
