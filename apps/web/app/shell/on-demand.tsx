import { lazy } from 'react';

/**
 * Parts of the shell that few pages need at once. They come when they are asked for, so that a page on a slow network is ready sooner; `preload`
 * fetches one ahead, when a hand nears its button. What fails then is met again, and shown, when the part is asked for.
 */
const loadAuthDialog = () => import('../features/auth/auth-dialog');
export const AuthDialog = lazy(async () => ({ default: (await loadAuthDialog()).AuthDialog }));

const loadDrawer = () => import('./drawer');
export const Drawer = lazy(async () => ({ default: (await loadDrawer()).Drawer }));

const loadAccountMenu = () => import('./account-menu');
export const AccountMenu = lazy(async () => ({ default: (await loadAccountMenu()).AccountMenu }));

const ahead = (load: () => Promise<unknown>) => () => void load().catch(() => {});

export const preloadAuthDialog = ahead(loadAuthDialog);
export const preloadDrawer = ahead(loadDrawer);
