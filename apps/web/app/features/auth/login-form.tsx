import { Login } from '@kalavithi/contract/account';
import { openAuthDialog } from '../../lib/session/auth-dialog';
import { Field, PasswordField } from '../../ui/field';
import { AuthForm, SwapButton } from './auth-form';
import styles from './auth-form.module.css';
import { signIn } from './sign-in';

interface EmailDraft {
  /** The address typed so far; it is kept from step to step. */
  email: string;
  onEmail: (email: string) => void;
}

export function LoginForm({ email, onEmail }: EmailDraft) {
  return (
    <AuthForm
      title="Login"
      schema={Login}
      action="Login"
      acting="Logging in..."
      onSubmit={(values) => signIn('login', values)}
      fields={(errors) => (
        <>
          <Field
            label="Email"
            name="email"
            type="email"
            required
            autoFocus
            autoComplete="email"
            value={email}
            onChange={(event) => onEmail(event.target.value)}
            error={errors.email}
          />
          <PasswordField
            label="Password"
            name="password"
            required
            autoComplete="current-password"
            error={errors.password}
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
      swap={
        <>
          <span>New here? </span>
          <SwapButton onClick={() => openAuthDialog('signup')}>Sign Up</SwapButton>
        </>
      }
    />
  );
}
