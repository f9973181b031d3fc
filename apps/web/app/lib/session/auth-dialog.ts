import { create } from 'zustand';

const authModes = ['login', 'signup', 'reset-email', 'reset-otp', 'reset-new'] as const;
export type AuthMode = (typeof authModes)[number];

interface AuthDialogState {
  /** The step that stands open; null when the dialog is closed. */
  mode: AuthMode | null;
}

export const useAuthDialog = create<AuthDialogState>(() => ({ mode: null }));

export const openAuthDialog = (mode: AuthMode = 'login'): void => useAuthDialog.setState({ mode });
export const closeAuthDialog = (): void => useAuthDialog.setState({ mode: null });
