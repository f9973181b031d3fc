import { Login } from '@kalavithi/contract/account';
import { api } from '../../lib/loading/api';
import { openAuthDialog, useAuthDialog } from '../../lib/session/auth-dialog';
import { pendingAction, type PendingAction } from '../../lib/session/pending-action';
import { Field, PasswordField } from '../../ui/field';
import { AuthForm, StepButton } from './auth-form';
import styles from './auth-form.module.css';
import { signIn } from './sign-in';

export interface EmailDraft {
  /** The address typed so far, which all steps share. */
  email: string;
  onEmail: (email: string) => void;
}

interface LoginFormProps extends EmailDraft {
  /** Completes the action that required the login. */
  complete: (wanted: PendingAction) => void;
}

export function LoginForm({ email, onEmail, complete }: LoginFormProps) {
  const wanted = pendingAction();
  const eventTitle = useAuthDialog((state) => state.event);
  return (
    <AuthForm
      title="Login"
      intro={
        eventTitle ? (
          <span>
            Log in to register for <span className={styles.title}>{`“${eventTitle}”.`}</span>
          </span>
        ) : (
          wanted && `Log in to put “${wanted.item.name}” into your ${wanted.action}.`
        )
      }
      schema={Login}
      submitLabel="Login"
      busyLabel="Logging in..."
      onSubmit={(values) => signIn('login', () => api('login', { body: values }), complete)}
      fields={(errorsOf) => (
        <>
          <Field
            label="Email"
            name="email"
            type="email"
            required
            autoFocus={email === ''}
            autoComplete="email"
            value={email}
            onChange={(event) => onEmail(event.target.value)}
            {...errorsOf('email')}
          />
          <PasswordField
            label="Password"
            name="password"
            required
            // The address is known, as after a new password was saved.
            autoFocus={email !== ''}
            autoComplete="current-password"
            {...errorsOf('password')}
          />
          <button
            type="button"
            className={`textlink ${styles.forgot}`}
            onClick={() => openAuthDialog('reset-email')}
          >
            Forgot Password?
          </button>
        </>
      )}
      footer={
        <>
          <span>New here? </span>
          <StepButton onClick={() => openAuthDialog('signup')}>Sign Up</StepButton>
        </>
      }
    />
  );
}
