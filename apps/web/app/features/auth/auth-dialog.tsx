import { useState } from 'react';
import { closeAuthDialog, openAuthDialog, useAuthDialog, type AuthMode } from '../../lib/auth-dialog';
import { pictureSources } from '../../lib/picture-sources';
import { Modal } from '../../ui/modal';
import { Picture } from '../../ui/picture';
import styles from './auth-dialog.module.css';
import { authPictures } from './auth-pictures';
import { LoginForm } from './login-form';
import { ResetCodeForm, ResetEmailForm, ResetPasswordForm } from './reset-forms';
import { SignupForm } from './signup-form';

/** What a password reset has gathered so far; nothing of it outlives the dialog. */
export interface ResetDraft {
  email: string;
  otp: string;
}

/** The dialog for logging in, signing up and resetting a password: five steps in one panel with one hung work. */
export function AuthDialog() {
  const mode = useAuthDialog((state) => state.mode) ?? 'login';
  const [email, setEmail] = useState('');
  const [reset, setReset] = useState<ResetDraft>({ email: '', otp: '' });
  const { picture, wall } = authPictures[mode];

  const step: Record<AuthMode, () => React.ReactNode> = {
    login: () => <LoginForm email={email} onEmail={setEmail} />,
    signup: () => <SignupForm email={email} onEmail={setEmail} />,
    'reset-email': () => (
      <ResetEmailForm
        email={reset.email || email}
        onSent={(sentTo) => {
          setReset({ email: sentTo, otp: '' });
          openAuthDialog('reset-otp');
        }}
      />
    ),
    'reset-otp': () => (
      <ResetCodeForm
        email={reset.email}
        onCode={(otp) => {
          setReset({ ...reset, otp });
          openAuthDialog('reset-new');
        }}
      />
    ),
    'reset-new': () => (
      <ResetPasswordForm
        draft={reset}
        onDone={() => {
          setEmail(reset.email);
          setReset({ email: '', otp: '' });
          openAuthDialog('login');
        }}
      />
    ),
  };

  return (
    <Modal labelledBy="auth-title" onClose={closeAuthDialog} className={styles['dialog']}>
      <div className={styles['art']} data-wall={wall}>
        {picture && (
          <div className={styles['hung']}>
            <Picture sources={pictureSources(picture)} sizes="324px" decorative priority="early" />
          </div>
        )}
      </div>
      {/* Each step begins afresh, with focus in its first field. */}
      <div className={styles['body']} key={mode}>
        {step[mode]()}
      </div>
    </Modal>
  );
}
