import type { Page } from '@kalavithi/contract/page';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { errorsAfterChange, focusFirstError, formValues } from '../../lib/forms/form-errors';
import { preloader, notifyLoadFailure } from '../../lib/loading/on-demand';
import { Button } from '../../ui/button';
import { Field, FieldFrame, TextAreaField } from '../../ui/field';
import { Note } from '../../ui/note';
import { Select } from '../../ui/select';
import styles from './contact-form.module.css';
import type { MessageErrors } from './validate-message';

/** Loads zod when the visitor begins to write. */
const loadValidator = async () => (await import('./validate-message')).validateMessage;
const preloadValidator = preloader(loadValidator);
type Validator = Awaited<ReturnType<typeof loadValidator>>;

/** Longest name of a work that an address may put into the message. */
const maxAboutLength = 200;

/** Begins a message about the work that `?about=` names, in an untouched form. */
const beginMessage = (form: HTMLFormElement, search: string): void => {
  const about = new URLSearchParams(search).get('about')?.slice(0, maxAboutLength);
  const { subject, message } = form.elements as unknown as {
    subject: HTMLSelectElement;
    message: HTMLTextAreaElement;
  };
  if (!about || message.value) return;
  subject.value ||= 'general';
  message.value = `I would like to know more about this work: ${about}.\n`;
};

interface ContactFormProps {
  /** Options of the subject field. */
  subjects: Page['choices'];
  /** Address to show without scripts. */
  email: string | undefined;
}

/** The contact form. It validates and thanks but sends nothing, as in the specification. */
export function ContactForm({ subjects, email }: ContactFormProps) {
  const [errors, setErrors] = useState<MessageErrors>({});
  const [isSent, setIsSent] = useState(false);
  const isValidating = useRef(false);
  /** Loaded by the first attempt to send. */
  const validator = useRef<Validator | null>(null);

  // After hydration, because one document serves every address of the page.
  const { search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const thanks = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (form.current) beginMessage(form.current, search);
  }, [search]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = event.currentTarget;
    // A second press while validation loads would validate an empty form.
    if (isValidating.current) return;
    isValidating.current = true;
    const validateMessage = await loadValidator().catch(() => null);
    validator.current = validateMessage;
    isValidating.current = false;
    if (!validateMessage) {
      notifyLoadFailure('What checks your message');
      return;
    }
    const validation = validateMessage(formValues(sent));
    // Renders the errors before the alert blocks.
    flushSync(() => {
      setErrors(validation.errors);
      setIsSent(false);
    });
    if (validation.incomplete) window.alert('Please fill in all required fields before submitting.');
    if (Object.keys(validation.errors).length > 0) {
      focusFirstError(sent);
      return;
    }
    window.alert('Thank you for your message! We will get back to you soon.');
    sent.reset();
    flushSync(() => setIsSent(true));
    // The head of the page, or as far from it as the line that says so needs.
    window.scrollTo(0, 0);
    thanks.current?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <>
      {/* The method keeps the input when the form is submitted before hydration. */}
      <form
        ref={form}
        className={styles.form}
        method="dialog"
        noValidate
        onSubmit={(event) => void submit(event)}
        onFocus={preloadValidator}
        onInput={({ currentTarget, target }) => {
          setIsSent(false);
          const found = validator.current?.(formValues(currentTarget)).errors ?? null;
          setErrors((shown) => errorsAfterChange(shown, (target as HTMLInputElement).name, found));
        }}
      >
        <div className={styles.pair}>
          <Field
            label="First name"
            name="firstName"
            required
            autoComplete="given-name"
            error={errors.firstName}
          />
          <Field
            label="Last name"
            name="lastName"
            required
            autoComplete="family-name"
            error={errors.lastName}
          />
        </div>
        <Field label="Email" name="email" type="email" required autoComplete="email" error={errors.email} />
        <FieldFrame label="Subject" error={errors.subject}>
          {(control) => (
            <Select
              id={control.id}
              aria-invalid={control['aria-invalid']}
              aria-describedby={control['aria-describedby']}
              label="Subject"
              name="subject"
              required
              options={[{ value: '', label: 'Choose a subject' }, ...subjects]}
              defaultValue=""
            />
          )}
        </FieldFrame>
        <TextAreaField label="Message" name="message" required error={errors.message} />
        <div className={styles.send}>
          <Button type="submit">Send Message</Button>
          {/* Not announced: the alert was. */}
          {isSent && (
            <Note ref={thanks} title="Your message is sent." reason="We will get back to you soon." />
          )}
        </div>
      </form>
      <p className={`read ${styles.unscripted}`}>
        The form needs scripts, which are switched off in this browser. Please write to{' '}
        <a className="textlink" href={`mailto:${email}`}>
          {email}
        </a>
        .
      </p>
    </>
  );
}
