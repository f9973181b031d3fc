import type { SitePicture } from '@kalavithi/contract/site';
import { useState } from 'react';
import { closeAuthDialog, openAuthDialog, useAuthDialog, type AuthMode } from '../../lib/session/auth-dialog';
import { pictureSources } from '../../lib/format/picture-sources';
import { useSite } from '../../lib/loading/site';
import { clearPendingAction } from '../../lib/session/pending-action';
import { Modal } from '../../ui/modal';
import { Picture } from '../../ui/picture';
import styles from './auth-dialog.module.css';
import { LoginForm } from './login-form';
import { ResetCodeForm, ResetEmailForm, ResetPasswordForm } from './reset-forms';
import { SignupForm } from './signup-form';

/** What a password reset has gathered so far; nothing of it outlives the dialog. */
export interface ResetDraft {
  email: string;
  otp: string;
  newPassword: string;
}

/** The site's picture beside each step, on its own colour. */
const art = {
  login: { picture: 'login', wall: 'zangar' },
  signup: { picture: 'signup', wall: 'manjistha' },
  'reset-email': { picture: 'reset', wall: 'zangar' },
  'reset-otp': { picture: 'reset', wall: 'zangar' },
  'reset-new': { picture: 'reset', wall: 'zangar' },
} as const satisfies Record<AuthMode, { picture: SitePicture; wall: string }>;

const noDraft: ResetDraft = { email: '', otp: '', newPassword: '' };

/** The dialog for logging in, signing up and resetting a password: five steps in one panel with one hung work. */
export function AuthDialog() {
  const mode = useAuthDialog((state) => state.mode) ?? 'login';
  const [email, setEmail] = useState('');
  const [reset, setReset] = useState(noDraft);
  const { picture, wall } = art[mode];
  const { pictures } = useSite();

  const leave = () => {
    closeAuthDialog();
    // Whoever leaves without logging in has let it go.
    clearPendingAction();
  };

  const step: Record<AuthMode, () => React.ReactNode> = {
    login: () => <LoginForm email={email} onEmail={setEmail} />,
    signup: () => <SignupForm email={email} onEmail={setEmail} />,
    'reset-email': () => (
      <ResetEmailForm
        email={reset.email || email}
        onSent={(sentTo) => {
          setReset({ ...reset, email: sentTo, otp: '' });
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
        onPassword={(newPassword) => setReset({ ...reset, newPassword })}
        onDone={() => {
          setEmail(reset.email);
          setReset(noDraft);
          openAuthDialog('login');
        }}
      />
    ),
  };

  return (
    <Modal labelledBy="auth-title" onClose={leave} className={styles.dialog}>
      <div className={styles.art} data-wall={wall}>
        <div className={styles.hung}>
          <Picture sources={pictureSources(pictures[picture])} sizes="324px" decorative priority="early" />
        </div>
      </div>
      {/* Each step begins afresh, with focus in its first field. */}
      <div className={styles.body} key={mode}>
        {step[mode]()}
      </div>
    </Modal>
  );
}
