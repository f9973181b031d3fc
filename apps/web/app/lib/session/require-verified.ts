import type { CartItem } from '@kalavithi/contract/cart';
import { unreachableMessage } from '@kalavithi/contract/client';
import { notify } from '../shell/toasts';
import { openAuthDialog } from './auth-dialog';
import { isVerified, sessionKnown } from './session';
import { offerVerification } from './verification-offer';
import { storePendingAction, type PendingAction } from './pending-action';

/**
 * Whether the current user's email is verified. Otherwise shows `alert`, remembers the action for
 * later, and offers to verify the email or to log in.
 */
export const requireVerified = async (
  action: PendingAction['action'],
  item: CartItem,
  alert: string,
): Promise<boolean> => {
  const { status } = await sessionKnown();
  if (isVerified()) return true;
  if (status === 'unreachable') {
    notify(unreachableMessage, 'error', 'connection');
    return false;
  }
  window.alert(alert);
  storePendingAction(action, item);
  if (status === 'member') offerVerification();
  else openAuthDialog('login');
  return false;
};
