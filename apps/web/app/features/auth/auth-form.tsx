import { failureMessage } from '@kalavithi/contract/client';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { z } from 'zod';
import {
  errorsAfterChange,
  focusFirstError,
  formValues,
  validateForm,
  type FormErrors,
} from '../../lib/forms/form-errors';
import { useIsMounted } from '../../lib/browser/use-is-mounted';
import { dismissFlow, notify } from '../../lib/shell/toasts';
import { Button } from '../../ui/button';
import { classes } from '../../ui/classes';
import { InlineError } from '../../ui/inline-error';
import { adviceFor, type Advice } from './advice';
import styles from './auth-form.module.css';
import { CookiesBlockedError } from './cookies';
import type { Elements } from '../../ui/elements';

interface AuthFormProps<Schema extends z.ZodObject> {
  title: string;
  /** Which of the three steps of a password reset it is. */
  step?: number;
  intro?: ReactNode;
  schema: Schema;
  /** Values of the call that are not fields of the form. */
  extraValues?: Record<string, unknown>;
  /** What the errors are about besides the fields with a name: once it is another, they go. */
  errorsAbout?: string;
  /** Labels of the button, before and during the call. */
  submitLabel: string;
  busyLabel: string;
  /** Makes the call. Its error is shown, and the fields keep their values. */
  onSubmit: (values: z.output<Schema>) => Promise<void>;
  /** Called with the message of a call that failed for a field of an earlier step. */
  onRefused?: (message: string) => void;
  /** Called after the call, unless the form was closed meanwhile. */
  onDone?: (values: z.output<Schema>) => void;
  /** `errorsOf` returns the props of a field for its errors. */
  fields: (errorsOf: (name: keyof z.output<Schema> & string) => FieldErrors) => Elements;
  /** What is good to know, below the button; an error of the code takes its place. */
  note?: string;
  /** Links to other steps. */
  footer?: ReactNode;
  /** For an error of the code that an earlier step asked for: the button that leads to it, instead of the form's. */
  wayBack?: Elements;
  /** Links instead of the footer's next to `wayBack`. */
  wayBackFooter?: ReactNode;
}

/** Its error, and the id of the error of a failed call if that is about the field. */
interface FieldErrors {
  error: string | undefined;
  errorId: string | undefined;
  /** A failure that is about no field, below the last one. */
  hint?: Elements;
}

const refusalId = 'auth-refusal';

/** The steps of a password reset. */
const steps = [1, 2, 3];

/** The server's message for a failed call, or the specification's. */
export const errorMessage = (error: unknown): string =>
  error instanceof CookiesBlockedError ? error.message : failureMessage(error, 'Something went wrong!');

/** One step of the dialog: validates its fields by the contract's schema and makes the call. */
export function AuthForm<Schema extends z.ZodObject>(props: AuthFormProps<Schema>) {
  const { title, step, intro, schema, extraValues, errorsAbout, submitLabel, busyLabel } = props;
  const { onSubmit, onRefused, onDone, fields, note, footer, wayBack, wayBackFooter } = props;
  const [errors, setErrors] = useState<FormErrors<z.output<Schema>>>({});
  const [failure, setFailure] = useState<{ message: string; advice: Advice | null } | null>(null);
  const [busy, setBusy] = useState(false);
  const [previousAbout, setPreviousAbout] = useState(errorsAbout);
  const isMounted = useIsMounted();
  if (previousAbout !== errorsAbout) {
    setPreviousAbout(errorsAbout);
    setErrors({});
  }

  const validate = (form: HTMLFormElement) => validateForm(schema, { ...extraValues, ...formValues(form) });

  const isAbout = (field: string) => failure?.advice?.fields.includes(field) === true;

  const said = failure && <InlineError id={refusalId}>{failure.advice?.text ?? failure.message}</InlineError>;
  const isCodeRefused = isAbout('otp');
  const names = Object.keys(schema.shape);
  const about = names.filter(isAbout);
  /** The field below which a failure stands, in the room of its errors: the last that it is about, or the last of all. */
  const place = isCodeRefused ? undefined : (about.at(-1) ?? names.at(-1));

  /** Drops the error of a field that is right. */
  const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as HTMLInputElement;
    if (!name) return;
    if (isAbout(name)) setFailure(null);
    const found = validate(currentTarget).errors;
    setErrors((shown) => errorsAfterChange(shown, name, found));
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const result = validate(form);
    setErrors(result.errors ?? {});
    setFailure(null);
    if (result.errors) {
      dismissFlow('account');
      focusFirstError(form);
      return;
    }
    setBusy(true);
    try {
      const values = result.values as z.output<Schema>;
      await onSubmit(values);
      if (isMounted()) onDone?.(values);
    } catch (error) {
      const message = errorMessage(error);
      notify(message, 'error', 'account');
      const advice = adviceFor(error);
      if (advice?.fields.includes('otp')) onRefused?.(message);
      setFailure({ message, advice });
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <h2 id="auth-title">{title}</h2>
      {step && (
        <p className={styles.steps}>
          {steps.map((each) => (
            <i key={each} data-reached={each <= step ? '' : undefined} />
          ))}
          <span>{`Step ${step} of ${steps.length}`}</span>
        </p>
      )}
      {intro && <p className={styles.intro}>{intro}</p>}
      <form className={styles.form} noValidate onInput={onInput} onSubmit={(event) => void submit(event)}>
        {fields((name) => ({
          error: errors[name] ?? (name === place && isAbout(name) ? failure?.advice?.text : undefined),
          errorId: isAbout(name) ? refusalId : undefined,
          ...(said && name === place && !isAbout(name) && { hint: said }),
        }))}
        {isCodeRefused ? (
          wayBack
        ) : (
          <Button type="submit" block busy={busy && busyLabel}>
            {submitLabel}
          </Button>
        )}
      </form>
      {isCodeRefused ? (
        // Not an alert, because the toast announces it.
        <div className={classes(styles.note, styles.refusal)} role="note">
          {said}
        </div>
      ) : (
        note && <p className={styles.note}>{note}</p>
      )}
      <p className={styles.swap}>{(isCodeRefused && wayBackFooter) || footer}</p>
    </>
  );
}

/** Leads to another step of the dialog. */
export function StepButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      className="textlink"
      onClick={() => {
        // What the form before said is not about the one that opens.
        dismissFlow('account');
        onClick();
      }}
    >
      {children}
    </button>
  );
}
