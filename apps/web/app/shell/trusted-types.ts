interface PolicyFactory {
  createPolicy: (name: 'default', rules: { createHTML: (text: string) => string }) => unknown;
}

/**
 * Installs the Trusted Types policy: no text becomes markup. It turns into empty markup instead of
 * an error, because an error page renders the inline scripts again, which do not run.
 */
export const installTrustedTypesPolicy = (trustedTypes: PolicyFactory | undefined): void => {
  trustedTypes?.createPolicy('default', { createHTML: () => '' });
};

declare global {
  interface Window {
    /** Missing in browsers without Trusted Types. */
    trustedTypes?: PolicyFactory;
  }
}
