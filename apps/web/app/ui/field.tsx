import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import styles from './field.module.css';
import { Icon } from './icon';
import { IconButton } from './icon-button';

interface FieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string;
  /** What is wrong and what to do about it; shown below and read out with the field. */
  error?: string | undefined;
  hint?: string | undefined;
  /** Something laid over the end of the input. */
  after?: ReactNode;
}

/** A labelled input with its error below it. */
export function Field({ label, error, hint, after, ...input }: FieldProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <div className={styles['control']}>
        <input
          {...input}
          id={id}
          className={styles['input']}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          data-after={after ? true : undefined}
        />
        {after}
      </div>
      {hint && (
        <span className={styles['hint']} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error && (
        <span className={styles['error']} id={`${id}-error`}>
          <Icon of={CircleAlert} size={16} />
          {error}
        </span>
      )}
    </div>
  );
}

/** A password input that can be made readable. */
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
          className={styles['reveal']}
          onClick={() => setVisible(!visible)}
        >
          <Icon of={visible ? EyeOff : Eye} />
        </IconButton>
      }
    />
  );
}
