import { preloader } from '../lib/loading/on-demand';

/**
 * Parts of the shell that load on demand, so that a page on a slow network is ready sooner. A
 * pointer on a button preloads its part.
 */
export const loadAuthDialog = async () => (await import('../features/auth/auth-dialog')).AuthDialog;
export const loadDrawer = async () => (await import('./drawer')).Drawer;
export const loadAccountMenu = async () => (await import('./account-menu')).AccountMenu;

export const preloadAuthDialog = preloader(loadAuthDialog);
export const preloadDrawer = preloader(loadDrawer);
