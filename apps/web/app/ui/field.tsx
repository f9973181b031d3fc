import { Eye, EyeOff } from 'lucide-react';
import { useId, useState, type ComponentProps } from 'react';
import { classes } from './classes';
import type { Elements } from './elements';
import styles from './field.module.css';
import { Icon } from './icon';
import { IconButton } from './icon-button';
import { InlineError } from './inline-error';

interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string;
  /** Shown below the field and read out with it. */
  error?: string | undefined;
  /** Id of `error`, or of one that stands elsewhere and is about this field, too. */
  errorId?: string | undefined;
  hint?: string | Elements;
  /** Says next to the label that the field may stay empty. */
  optional?: boolean;
  /** An element over the end of the input. */
  after?: Elements;
}

/** The props that link a control to its label, hint and error. */
interface ControlProps {
  id: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldFrameProps {
  label: string;
  error?: string | undefined;
  errorId?: string | undefined;
  hint?: string | Elements;
  optional?: boolean | undefined;
  children: (control: ControlProps) => Elements;
}

/** A label above any control, with its error below, or its hint while there is none. */
export function FieldFrame({ label, error, errorId, hint, optional, children }: FieldFrameProps) {
  const id = useId();
  const describedBy = errorId ?? (error && `${id}-error`);
  const described = [describedBy, hint && !error && `${id}-hint`, optional && `${id}-optional`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {optional && (
        <span className={styles.optional} id={`${id}-optional`}>
          Optional
        </span>
      )}
      {children({
        id,
        className: styles.input,
        'aria-invalid': describedBy ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && !error && (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error && describedBy && <InlineError id={describedBy}>{error}</InlineError>}
    </div>
  );
}

/** A labelled input with its error below it. */
export function Field({ label, error, errorId, hint, optional, after, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} error={error} errorId={errorId} hint={hint} optional={optional}>
      {(control) => (
        <div className={styles.control}>
          <input {...input} {...control} data-after={after ? true : undefined} />
          {after}
        </div>
      )}
    </FieldFrame>
  );
}

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
}

/** A labelled input of several lines. */
export function TextAreaField({ label, error, hint, ...area }: TextAreaFieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(control) => <textarea {...area} {...control} className={classes(control.className, styles.area)} />}
    </FieldFrame>
  );
}

/** A password input with a button that shows the password. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'after'>) {
  const [visible, setVisible] = useState(false);
  return (
    <Field
      {...props}
      type={visible ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      after={
        <IconButton
          label="Show password"
          aria-pressed={visible}
          className={styles.reveal}
          onClick={() => setVisible(!visible)}
        >
          <Icon of={visible ? EyeOff : Eye} />
        </IconButton>
      }
    />
  );
}
