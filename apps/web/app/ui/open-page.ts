import type { NavigateFunction, NavigateOptions } from 'react-router';

/** How to open it, each as the router's own. */
type OpenOptions = { [Option in keyof NavigateOptions]: NavigateOptions[Option] | undefined };

/** The router's; null until the page is live. Set by the shell, because only rendered components reach the router. */
let navigate: NavigateFunction | null = null;

export const setNavigate = (next: NavigateFunction): void => {
  navigate = next;
};

/** Opens an address of the site without loading a document; resolves when it is open. Null before the page is live. */
export const openPage = (address: string, options?: OpenOptions): Promise<void> | null =>
  navigate && Promise.resolve(navigate(address, options as NavigateOptions));
