import { lazy, Suspense } from 'react';
import { useAuthDialog } from '../lib/auth-dialog';

const load = () => import('../features/auth/auth-dialog');
const AuthDialog = lazy(async () => ({ default: (await load()).AuthDialog }));

/** Fetches the dialog's code before it is asked for, when a hand nears the button. */
export const preloadAuthDialog = (): void => {
  // A failure here is met again, and shown, when the dialog opens.
  load().catch(() => {});
};

/** Where the dialog for logging in and signing up opens. */
export function AuthDialogSlot() {
  const open = useAuthDialog((state) => state.mode !== null);
  return <Suspense fallback={null}>{open && <AuthDialog />}</Suspense>;
}
