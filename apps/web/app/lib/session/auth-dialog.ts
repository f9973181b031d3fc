import { create } from 'zustand';

export type AuthMode = 'login' | 'signup' | 'reset-email' | 'reset-otp' | 'reset-new';

interface AuthDialogState {
  /** The step shown; null when the dialog is closed. */
  mode: AuthMode | null;
  /** Title of the event that a login is wanted for, as long as the dialog is open. */
  event?: string | undefined;
}

export const useAuthDialog = create<AuthDialogState>(() => ({ mode: null }));

export const openAuthDialog = (mode: AuthMode = 'login'): void => useAuthDialog.setState({ mode });
export const closeAuthDialog = (): void => useAuthDialog.setState({ mode: null });
