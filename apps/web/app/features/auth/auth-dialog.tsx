import type { SitePicture } from '@kalavithi/contract/site-pictures';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { closeAuthDialog, openAuthDialog, useAuthDialog, type AuthMode } from '../../lib/session/auth-dialog';
import { pictureSources } from '../../lib/format/picture-sources';
import { useSite } from '../../lib/loading/site';
import { clearPendingAction, type PendingAction } from '../../lib/session/pending-action';
import { Modal } from '../../ui/modal';
import { Picture } from '../../ui/picture';
import { masonry } from '../../styles/breakpoints';
import styles from './auth-dialog.module.css';
import { LoginForm } from './login-form';
import { ResetCodeForm, ResetEmailForm, ResetPasswordForm } from './reset-forms';
import { SignupForm } from './signup-form';

/** Input of a password reset, for as long as the dialog is open. */
export interface ResetDraft {
  email: string;
  otp: string;
  newPassword: string;
  /** What the server said of the code; empty until it refused one. */
  codeError: string;
}

/** Picture and wall colour next to each step. */
const panels = {
  login: { picture: 'login', wall: 'zangar' },
  signup: { picture: 'signup', wall: 'manjistha' },
  'reset-email': { picture: 'reset', wall: 'zangar' },
  'reset-otp': { picture: 'reset', wall: 'zangar' },
  'reset-new': { picture: 'reset', wall: 'zangar' },
} as const satisfies Record<AuthMode, { picture: SitePicture; wall: string }>;

const emptyReset: ResetDraft = { email: '', otp: '', newPassword: '', codeError: '' };

interface AuthDialogProps {
  /** Completes the action that required the login. */
  complete: (wanted: PendingAction) => void;
}

/** The dialog for logging in, signing up and resetting a password. */
export function AuthDialog({ complete }: AuthDialogProps) {
  const mode = useAuthDialog((state) => state.mode) ?? 'login';
  const [email, setEmail] = useState('');
  const [reset, setReset] = useState(emptyReset);
  const { picture, wall } = panels[mode];
  const { pictures } = useSite();
  useEffect(() => () => useAuthDialog.setState({ event: undefined }), []);
  const art = useRef<HTMLDivElement>(null);
  /** How high the step is before any error, which its words decide. */
  const measure = () => {
    const panel = art.current;
    panel?.style.removeProperty('--first');
    panel?.style.setProperty('--first', `${panel.offsetHeight}px`);
  };
  useLayoutEffect(() => {
    measure();
    // A step begins with its title, also where the button of the one before was scrolled to.
    art.current?.closest('dialog')?.scrollTo(0, 0);
  }, [mode]);
  // The first step has no height before the dialog is shown, which is an effect.
  useEffect(measure, []);

  const cancel = () => {
    closeAuthDialog();
    // Without a login, the work that led here is not added to the cart or wishlist.
    clearPendingAction();
  };

  const step: Record<AuthMode, () => React.ReactNode> = {
    login: () => <LoginForm email={email} onEmail={setEmail} complete={complete} />,
    signup: () => <SignupForm email={email} onEmail={setEmail} />,
    'reset-email': () => (
      <ResetEmailForm
        email={reset.email || email}
        onSent={(sentTo) => {
          setReset({ ...reset, email: sentTo, otp: '', codeError: '' });
          openAuthDialog('reset-otp');
        }}
      />
    ),
    'reset-otp': () => (
      <ResetCodeForm
        email={reset.email}
        refused={reset.codeError}
        onCode={(otp) => {
          setReset({ ...reset, otp, codeError: '' });
          openAuthDialog('reset-new');
        }}
      />
    ),
    'reset-new': () => (
      <ResetPasswordForm
        draft={reset}
        onPassword={(newPassword) => setReset({ ...reset, newPassword })}
        onCodeError={(codeError) => setReset((draft) => ({ ...draft, codeError }))}
        onDone={() => {
          setEmail(reset.email);
          setReset(emptyReset);
          openAuthDialog('login');
        }}
      />
    ),
  };

  return (
    <Modal labelledBy="auth-title" onClose={cancel} className={styles.dialog}>
      <div ref={art} className={styles.art} data-wall={wall}>
        <div className={styles.hung}>
          {/* The key remounts it: an image shows its former file, in the place of the new one, until that has come. */}
          <Picture
            key={picture}
            sources={pictureSources(pictures[picture])}
            sizes={`${masonry} 140px, 324px`}
            decorative
            priority="early"
          />
        </div>
      </div>
      {/* The key remounts each step, with focus in its first field. */}
      <div className={styles.body} key={mode} data-step={mode}>
        {step[mode]()}
      </div>
    </Modal>
  );
}
