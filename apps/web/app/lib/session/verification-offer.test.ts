import type { UserData } from '@kalavithi/contract/account';
import type { CartItem } from '@kalavithi/contract/cart';
import { afterEach, expect, it, vi } from 'vitest';
import { useToasts } from '../shell/toasts';
import { useSession } from './session';
import { offerVerification } from './verification-offer';
import { clearPendingAction, storePendingAction } from './pending-action';

afterEach(() => {
  clearPendingAction();
  vi.unstubAllGlobals();
});

it('offers the work that was wanted last alone', () => {
  vi.stubGlobal('window', { location: { pathname: '/arts/paintings', search: '' } });
  useSession.setState({ status: 'member', user: { isAccountVerified: false } as UserData });
  for (const name of ['Tarpa Circle', 'Sohrai Bull']) {
    storePendingAction('cart', { id: name, name } as CartItem);
    offerVerification();
  }
  expect(useToasts.getState().shown.map(({ message }) => message)).toEqual([
    'Verify your email, and “Sohrai Bull” goes into your cart.',
  ]);
});
