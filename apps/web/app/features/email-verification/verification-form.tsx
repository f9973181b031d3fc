import { failureMessage } from '@kalavithi/contract/client';
import { codes } from '@kalavithi/contract/constants';
import { withAsciiDigits } from '@kalavithi/contract/digits';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { handleSignedOut, requestVerificationCode } from '../../lib/session/account';
import { api } from '../../lib/loading/api';
import { openAuthDialog } from '../../lib/session/auth-dialog';
import { focusFirstError } from '../../lib/forms/form-errors';
import { notifyLoadFailure, preloader } from '../../lib/loading/on-demand';
import { notify } from '../../lib/shell/toasts';
import { loadUserData, useSession } from '../../lib/session/session';
import type { PendingAction } from '../../lib/session/pending-action';
import { Button } from '../../ui/button';
import { classes } from '../../ui/classes';
import { CodeBoxes, emptyCode } from '../../ui/code-boxes';
import { Link } from '../../ui/link';
import { leaveVerification } from './leave-verification';
import styles from './verification-form.module.css';

/** Loads zod when the visitor begins to type. */
const loadValidator = async () => (await import('./validate-code')).validateCode;
const preloadValidator = preloader(loadValidator);

/**
 * The form for the mailed code. After verification it opens the previous page or the home page;
 * `complete` runs the action that required the verification.
 */
export function VerificationForm({ complete }: { complete: (wanted: PendingAction) => void }) {
  const session = useSession();
  const navigate = useNavigate();
  const [digits, setDigits] = useState(() => emptyCode(codes.digits));
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [sending, setSending] = useState(false);
  const verified = session.user?.isAccountVerified === true;

  const { search } = useLocation();
  const leaving = useRef(false);
  useEffect(() => {
    if (!verified || leaving.current) return;
    leaving.current = true;
    leaveVerification({
      search,
      complete,
      openPage: (path) => void navigate(path, { replace: true, viewTransition: true }),
    });
  }, [verified, navigate, search, complete]);

  const showError = (message: string) => {
    setError(message);
    notify(message, 'error');
  };

  const verify = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    setBusy(true);
    const validateCode = await loadValidator().catch(() => null);
    const result = validateCode?.(digits.join(''));
    if (!result) {
      setBusy(false);
      notifyLoadFailure('What checks your code');
      return;
    }
    if (result.errors) {
      setBusy(false);
      setError(result.errors.otp ?? null);
      focusFirstError(form);
      return;
    }
    setError(null);
    try {
      const { answer } = await api('verifyAccount', { body: result.values });
      notify(answer.message);
      await loadUserData();
    } catch (failure) {
      handleSignedOut(failure);
      showError(failureMessage(failure, 'Something went wrong'));
      focusFirstError(form);
    } finally {
      setBusy(false);
    }
  };

  if (session.status === 'visitor') {
    return (
      <div className={classes(styles.form, styles.visitor)}>
        <p>Log in first: the code belongs to your account.</p>
        <Button className={styles.button} onClick={() => openAuthDialog('login')}>
          Login
        </Button>
        <Button look="line" className={styles.button} onClick={() => openAuthDialog('signup')}>
          Create an account
        </Button>
        <p className={styles.note}>
          The cart, the wishlist and event registration open once your email is verified.
        </p>
      </div>
    );
  }
  return (
    <>
      <p className={styles.sent}>
        {session.user ? (
          <span>
            We sent six digits to <b>{session.user.email}</b>
          </span>
        ) : (
          'We sent six digits to your email.'
        )}
      </p>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => void verify(event)}
        onFocus={preloadValidator}
      >
        <CodeBoxes
          length={codes.digits}
          value={digits}
          onChange={(typed) => {
            setDigits(typed);
            setError(null);
          }}
          label="Six digit code"
          normalise={withAsciiDigits}
          describedBy={error ? 'verification-error' : undefined}
          invalid={error !== null}
          autoFocus
        />
        {error && (
          <p id="verification-error" className={styles.error}>
            {error}
          </p>
        )}
        <Button type="submit" block className={styles.button} busy={busy && 'Verifying...'}>
          Verify Email
        </Button>
      </form>
      <p className={styles.again}>
        Nothing yet?{' '}
        <button
          type="button"
          className="textlink"
          aria-disabled={sending}
          onClick={() => {
            if (sending) return;
            setSending(true);
            void requestVerificationCode().finally(() => setSending(false));
          }}
        >
          {sending ? 'Sending...' : 'Send again'}
        </button>
      </p>
      <p className={styles.note}>
        The cart, the wishlist and event registration open once your email is verified.{' '}
        <Link to="/contactus" className="textlink">
          Need help?
        </Link>
      </p>
    </>
  );
}
