import { failureMessage } from '@kalavithi/contract/client';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { z } from 'zod';
import { focusFirstError, formValues, validateForm, type FormErrors } from '../../lib/forms/form-errors';
import { notify } from '../../lib/shell/notices';
import { Button } from '../../ui/button';
import styles from './auth-form.module.css';
import { CookiesBlockedError } from './cookies';
import type { Elements } from '../../ui/elements';

interface AuthFormProps<Schema extends z.ZodObject> {
  title: string;
  /** One line under the title. */
  intro?: ReactNode;
  schema: Schema;
  /** Values that the form does not show but the call needs. */
  given?: Record<string, unknown>;
  /** The word on the button, and the one while the call is under way. */
  action: string;
  acting: string;
  /** Makes the call. What it throws is shown, and the fields keep their values. */
  onSubmit: (values: z.output<Schema>) => Promise<void>;
  /** Opens the next step, unless this step was left during the call. */
  onDone?: (values: z.output<Schema>) => void;
  fields: (errors: FormErrors<z.output<Schema>>) => Elements;
  /** The way to another step. */
  swap?: ReactNode;
}

/** The message for a failed call: the server's own, else the specification's. */
export const callMessage = (error: unknown): string =>
  error instanceof CookiesBlockedError ? error.message : failureMessage(error, 'Something went wrong!');

/** One step of the dialog: validates its fields by the contract's schema, then makes its call. */
export function AuthForm<Schema extends z.ZodObject>(props: AuthFormProps<Schema>) {
  const { title, intro, schema, given, action, acting, onSubmit, onDone, fields, swap } = props;
  const [errors, setErrors] = useState<FormErrors<z.output<Schema>>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const result = validateForm(schema, { ...given, ...formValues(form) });
    setErrors(result.errors ?? {});
    setRefusal(null);
    if (result.errors) {
      focusFirstError(form);
      return;
    }
    setBusy(true);
    try {
      const values = result.values as z.output<Schema>;
      await onSubmit(values);
      if (!left.current) onDone?.(values);
    } catch (error) {
      const message = callMessage(error);
      notify(message, 'error');
      setRefusal(message);
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <h2 id="auth-title">{title}</h2>
      {intro && <p className={styles.intro}>{intro}</p>}
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {fields(errors)}
        {refusal && (
          // The toast announces it; here it stays to be read.
          <p className={styles.refusal} role="note">
            {refusal}
          </p>
        )}
        <Button type="submit" block busy={busy && acting}>
          {action}
        </Button>
      </form>
      {swap && <p className={styles.swap}>{swap}</p>}
    </>
  );
}

/** A word that leads to another step of the dialog. */
export function SwapButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className="textlink" onClick={onClick}>
      {children}
    </button>
  );
}
