import { failureMessage, isCallError } from '@kalavithi/contract/client';
import { codes } from '@kalavithi/contract/constants';
import { withAsciiDigits } from '@kalavithi/contract/digits';
import { Check } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useIsMounted } from '../../lib/browser/use-is-mounted';
import { handleSignedOut, requestVerificationCode } from '../../lib/session/account';
import { api } from '../../lib/loading/api';
import { openAuthDialog } from '../../lib/session/auth-dialog';
import { focusFirstError } from '../../lib/forms/form-errors';
import { notifyLoadFailure, preloader } from '../../lib/loading/on-demand';
import { dismissFlow, notify } from '../../lib/shell/toasts';
import { loadUserData, useSession } from '../../lib/session/session';
import type { PendingAction } from '../../lib/session/pending-action';
import { breakAddresses } from '../../ui/break-addresses';
import { Button } from '../../ui/button';
import { classes } from '../../ui/classes';
import { CodeBoxes, emptyCode } from '../../ui/code-boxes';
import { Icon } from '../../ui/icon';
import { InlineError } from '../../ui/inline-error';
import { Link } from '../../ui/link';
import { isMotionReduced } from '../../ui/use-media';
import { Gate } from './gate';
import { leaveVerification } from './leave-verification';
import styles from './verification-view.module.css';

/** Loads zod when the visitor begins to type. */
const loadValidator = async () => (await import('./validate-code')).validateCode;
const preloadValidator = preloader(loadValidator);

/** What the form adds to the toast of a failure, which says what happened. */
const advice: Partial<Record<string, string>> = {
  'code-invalid': 'Compare the digits with our newest mail.',
  'code-locked': 'In a minute, choose “Send again” for a new code.',
};

/** How long the gate is seen opening before the next page, in milliseconds. */
const openingMs = 1200;

/**
 * The page for the mailed code, beside a gate that opens to the right one. After verification the
 * previous page or the home page follows; `complete` runs the action that required the verification.
 */
export function VerificationView({ complete }: { complete: (wanted: PendingAction) => void }) {
  const session = useSession();
  const navigate = useNavigate();
  const [digits, setDigits] = useState(() => emptyCode(codes.digits));
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [sending, setSending] = useState(false);
  const verified = session.user?.isAccountVerified === true;

  const isMounted = useIsMounted();
  const { search } = useLocation();
  const leaving = useRef(false);
  const gate = useRef<HTMLDivElement>(null);
  /** Whether the code was entered here, so that the gate opens before the page is left. */
  const entered = useRef(false);
  const isUndecided = session.status === 'unknown';
  useEffect(() => {
    if (!verified || leaving.current) return;
    leaving.current = true;
    // On a phone, the boxes may have scrolled it out of sight.
    if (entered.current) gate.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    leaveVerification({
      search,
      complete,
      openPage: (path) => {
        const open = () => {
          // Somebody may have gone elsewhere in the meantime.
          if (isMounted()) void navigate(path, { replace: true });
        };
        if (entered.current && !isMotionReduced()) setTimeout(open, openingMs);
        else open();
      },
    });
  }, [verified, navigate, search, complete, isMounted]);

  // The browser gave the boxes no focus if they were hidden: the session was not expected to be a member's.
  const paper = useRef<HTMLDivElement>(null);
  const awaitsCode = session.status === 'member' && !verified;
  useEffect(() => {
    if (awaitsCode && document.activeElement === document.body)
      paper.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [awaitsCode]);

  const showError = (failure: unknown) => {
    const message = failureMessage(failure, 'Something went wrong');
    setError(advice[(isCallError(failure) && failure.failure?.code) || ''] ?? message);
    notify(message, 'error', 'account');
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
      dismissFlow('account');
      focusFirstError(form);
      return;
    }
    setError(null);
    try {
      const { answer } = await api('verifyAccount', { body: result.values });
      entered.current = true;
      await loadUserData();
      // After the boxes and their keyboard are gone, so that it stands where it does on the next page.
      notify(answer.message, 'success', 'account');
    } catch (failure) {
      handleSignedOut(failure);
      showError(failure);
      focusFirstError(form);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className={styles.wall} data-room="warli">
      <div className={classes('wrap', styles.scene)}>
        {/* Keeps its room while the gate opens, so that nothing moves. */}
        <div className={styles.paper} ref={paper} data-done={verified ? '' : undefined}>
          <h1>Verify your email</h1>
          {isUndecided && (
            <noscript>
              <p>Your email is verified with JavaScript switched on.</p>
            </noscript>
          )}
          {/* Until the session is known, both are there, and the style shows what it will probably be. */}
          {session.status !== 'member' && (
            <div className={classes(styles.form, isUndecided && styles.ofVisitors)}>
              <p>Log in first: the code belongs to your account.</p>
              <Button onClick={() => openAuthDialog('login')}>Login</Button>
              <Button look="line" onClick={() => openAuthDialog('signup')}>
                Create an account
              </Button>
              <p className={styles.note}>
                The cart, the wishlist and event registration open once your email is verified.
              </p>
            </div>
          )}
          {session.status !== 'visitor' && (
            <div className={isUndecided ? styles.ofMembers : undefined}>
              <p className={styles.sent}>
                {session.user ? (
                  <span>
                    We sent six digits to <b>{breakAddresses(session.user.email)}</b>
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
                <div className={styles.code}>
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
                  {error && <InlineError id="verification-error">{error}</InlineError>}
                </div>
                <Button type="submit" block busy={busy && 'Verifying...'}>
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
                    setError(null);
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
            </div>
          )}
          {verified && (
            <div className={styles.done}>
              <Icon of={Check} size={56} />
              <h1>Your email is verified.</h1>
              <p>The cart, the wishlist and event registration are open.</p>
            </div>
          )}
        </div>
        <div className={styles.gate} ref={gate}>
          <Gate lit={error === null ? digits.filter(Boolean).length : 0} open={verified} />
        </div>
      </div>
    </div>
  );
}
