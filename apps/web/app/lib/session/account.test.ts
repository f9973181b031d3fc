import type { UserData } from '@kalavithi/contract/account';
import { unreachableMessage } from '@kalavithi/contract/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { showLogin } from './account';
import { closeAuthDialog, useAuthDialog } from './auth-dialog';
import { useToasts } from '../shell/toasts';
import { useSession } from './session';

beforeEach(() => {
  closeAuthDialog();
  useSession.setState({ status: 'unknown', user: null });
  useToasts.setState({ shown: [] });
});

describe('Log in, pressed before the page knows who is looking,', () => {
  it('opens no dialog for a member', async () => {
    const shown = showLogin();
    expect(useAuthDialog.getState().mode).toBeNull();
    useSession.setState({ status: 'member', user: {} as UserData });
    await shown;
    expect(useAuthDialog.getState().mode).toBeNull();
  });

  it('opens the dialog for a visitor', async () => {
    const shown = showLogin();
    useSession.setState({ status: 'visitor', user: null });
    await shown;
    expect(useAuthDialog.getState().mode).toBe('login');
  });

  it('says so when the server can’t be reached', async () => {
    const shown = showLogin();
    useSession.setState({ status: 'unreachable', user: null });
    await shown;
    expect(useAuthDialog.getState().mode).toBeNull();
    expect(useToasts.getState().shown.map(({ message }) => message)).toEqual([unreachableMessage]);
  });
});
