import { Registration } from '@kalavithi/contract/account';
import { passwords } from '@kalavithi/contract/constants';
import { api } from '../../lib/loading/api';
import { openAuthDialog } from '../../lib/session/auth-dialog';
import { Field, PasswordField } from '../../ui/field';
import { AuthForm, StepButton } from './auth-form';
import type { EmailDraft } from './login-form';
import { signIn } from './sign-in';

export function SignupForm({ email, onEmail }: EmailDraft) {
  return (
    <AuthForm
      title="Sign Up"
      schema={Registration}
      submitLabel="Sign Up"
      busyLabel="Signing up..."
      onSubmit={(values) => signIn('register', () => api('register', { body: values }))}
      fields={(errorsOf) => (
        <>
          <Field label="Username" name="name" required autoFocus autoComplete="name" {...errorsOf('name')} />
          <Field
            label="Email"
            name="email"
            type="email"
            required
            autoComplete="email"
            value={email}
            onChange={(event) => onEmail(event.target.value)}
            {...errorsOf('email')}
          />
          <PasswordField
            label="Password"
            name="password"
            required
            autoComplete="new-password"
            hint={`At least ${passwords.minLength} characters.`}
            {...errorsOf('password')}
          />
        </>
      )}
      footer={
        <>
          <span>Have an account? </span>
          <StepButton onClick={() => openAuthDialog('login')}>Login</StepButton>
        </>
      }
    />
  );
}
