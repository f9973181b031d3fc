import { ahead } from '../lib/loading/on-demand';

/**
 * Parts of the shell that few pages need at once. They come when they are asked for, so that a page on a slow network is ready sooner; `preload`
 * fetches one preloader, when a hand nears its button.
 */
export const loadAuthDialog = async () => (await import('../features/auth/auth-dialog')).AuthDialog;
export const loadDrawer = async () => (await import('./drawer')).Drawer;
export const loadAccountMenu = async () => (await import('./account-menu')).AccountMenu;

export const preloadAuthDialog = preloader(loadAuthDialog);
export const preloadDrawer = preloader(loadDrawer);
