import { AccountVerification, PasswordReset, ResetRequest } from '@kalavithi/contract/account';
import { codes, passwords } from '@kalavithi/contract/constants';
import { withAsciiDigits } from '@kalavithi/contract/digits';
import { useState } from 'react';
import { api } from '../../lib/loading/api';
import { openAuthDialog } from '../../lib/session/auth-dialog';
import { dismissFlow, notify } from '../../lib/shell/toasts';
import { breakAddresses } from '../../ui/break-addresses';
import { Button } from '../../ui/button';
import { CodeBoxes, emptyCode } from '../../ui/code-boxes';
import { Field, PasswordField } from '../../ui/field';
import { InlineError } from '../../ui/inline-error';
import type { ResetDraft } from './auth-dialog';
import { AuthForm, errorMessage, StepButton } from './auth-form';
import styles from './auth-form.module.css';

const sendCode = async (email: string): Promise<void> => {
  const { answer } = await api('sendResetOtp', { body: { email } });
  notify(answer.message, 'success', 'account');
};

const sendCodeAgain = (email: string): Promise<void> =>
  sendCode(email).catch((error: unknown) => notify(errorMessage(error), 'error', 'account'));

/** First step: sends a code to the registered address. */
export function ResetEmailForm({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  return (
    <AuthForm
      title="Reset password"
      step={1}
      intro="Enter your registered email. We will send six digits to it."
      schema={ResetRequest}
      submitLabel="Send OTP"
      busyLabel="Sending..."
      onSubmit={({ email: typed }) => sendCode(typed)}
      onDone={({ email: typed }) => onSent(typed)}
      fields={(errorsOf) => (
        <Field
          label="Registered email"
          name="email"
          type="email"
          required
          autoFocus
          autoComplete="email"
          defaultValue={email}
          {...errorsOf('email')}
        />
      )}
      note="Your old password stays valid until you save a new one."
      footer={
        <>
          <span>Remembered it? </span>
          <StepButton onClick={() => openAuthDialog('login')}>Login</StepButton>
        </>
      }
    />
  );
}

/** Second step: the code. The server checks it together with the new password. */
export function ResetCodeForm({
  email,
  refused,
  onCode,
}: {
  email: string;
  /** Why the server refused the last code; empty if it did not. */
  refused: string;
  onCode: (otp: string) => void;
}) {
  const [digits, setDigits] = useState(() => emptyCode(codes.digits));
  const otp = digits.join('');
  /** How often the code was sent again from here. */
  const [resent, setResent] = useState(0);
  const isRefused = refused !== '' && otp === '' && resent === 0;
  return (
    <AuthForm
      title="Enter the code"
      step={2}
      intro={
        <span>
          Look for our mail at <b>{breakAddresses(email)}</b>
        </span>
      }
      schema={AccountVerification}
      extraValues={{ otp }}
      errorsAbout={`${otp} ${resent}`}
      submitLabel="Continue"
      busyLabel="Continuing..."
      onSubmit={async ({ otp: code }) => onCode(code)}
      fields={(errorsOf) => {
        const error = errorsOf('otp').error ?? (isRefused ? refused : undefined);
        return (
          <div className={styles.code}>
            <CodeBoxes
              length={codes.digits}
              value={digits}
              onChange={setDigits}
              label="Six digit code"
              normalise={withAsciiDigits}
              describedBy={error && 'reset-code-error'}
              invalid={error !== undefined}
              autoFocus
            />
            {error && <InlineError id="reset-code-error">{error}</InlineError>}
          </div>
        );
      }}
      note={`The code is valid for ${codes.validMinutes} minutes. If you do not see our mail, look among your spam, too.`}
      footer={
        <>
          <span>Nothing yet? </span>
          <StepButton
            onClick={() => {
              setResent(resent + 1);
              void sendCodeAgain(email);
            }}
          >
            Send again
          </StepButton>
          <StepButton onClick={() => openAuthDialog('reset-email')}>Change email</StepButton>
        </>
      }
    />
  );
}

/** Last step: sends the new password with the code. */
export function ResetPasswordForm({
  draft,
  onPassword,
  onCodeError,
  onDone,
}: {
  draft: ResetDraft;
  /** Keeps the typed password while the visitor corrects the code. */
  onPassword: (newPassword: string) => void;
  /** Called with the server's words for a refused code. */
  onCodeError: (message: string) => void;
  onDone: () => void;
}) {
  return (
    <AuthForm
      title="Choose a new password"
      step={3}
      intro="Enter a new password. You&nbsp;will&nbsp;log&nbsp;in with it from now on."
      schema={PasswordReset}
      extraValues={{ email: draft.email, otp: draft.otp }}
      submitLabel="Save password"
      busyLabel="Saving..."
      onSubmit={async (values) => {
        const { answer } = await api('resetPassword', { body: values });
        notify(answer.message, 'success', 'account');
      }}
      onRefused={onCodeError}
      onDone={onDone}
      fields={(errorsOf) => (
        <PasswordField
          label="New password"
          name="newPassword"
          required
          autoFocus
          autoComplete="new-password"
          value={draft.newPassword}
          onChange={(event) => onPassword(event.target.value)}
          hint={`At least ${passwords.minLength} characters.`}
          {...errorsOf('newPassword')}
          error={
            (['newPassword', 'otp', 'email'] as const)
              .map((name) => errorsOf(name).error)
              .filter(Boolean)
              .join(' ') || undefined
          }
        />
      )}
      wayBack={
        <Button
          block
          type="button"
          onClick={() => {
            // The boxes show the error of the toast themselves.
            dismissFlow('account');
            openAuthDialog('reset-otp');
          }}
        >
          Back to the code
        </Button>
      }
      note="Once it is saved, you are logged out everywhere else."
      footer={
        <>
          <span>Wrong code? </span>
          <StepButton onClick={() => openAuthDialog('reset-otp')}>Enter it again</StepButton>
        </>
      }
      wayBackFooter={
        <>
          <span>Need a new code? </span>
          <StepButton
            onClick={() => {
              openAuthDialog('reset-otp');
              void sendCodeAgain(draft.email);
            }}
          >
            Send again
          </StepButton>
        </>
      }
    />
  );
}
