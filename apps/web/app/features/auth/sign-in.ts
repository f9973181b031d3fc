import type { Body } from '@kalavithi/contract/api';
import { api } from '../../lib/api';
import { closeAuthDialog } from '../../lib/auth-dialog';
import { notify } from '../../lib/notices';
import { loadUserData } from '../../lib/session';

/** Logs in or signs up, says what the specification has said, loads the person's data and closes the dialog. */
export const signIn = async <Name extends 'login' | 'register'>(
  name: Name,
  body: Body<Name>,
): Promise<void> => {
  const { answer } = await api(name, { body });
  notify((answer as { message: string }).message);
  notify('Registered successfully!');
  await loadUserData();
  closeAuthDialog();
};
