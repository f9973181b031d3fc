import type { z } from 'zod';

/** The first error of each field, by the field's name; empty for a valid form. */
export type FormErrors<T> = Partial<Record<keyof T & string, string>>;

/** Validates a form by its schema. Returns the parsed values, or the errors to show at its fields. */
export const validateForm = <T extends z.ZodObject>(
  schema: T,
  values: Record<string, unknown>,
): { values: z.output<T>; errors: null } | { values: null; errors: FormErrors<z.output<T>> } => {
  const result = schema.safeParse(values);
  if (result.success) return { values: result.data, errors: null };
  const errors: Record<string, string> = {};
  for (const issue of result.error.issues) errors[String(issue.path[0])] ??= issue.message;
  return { values: null, errors: errors as FormErrors<z.output<T>> };
};

/**
 * The errors after a change of one field. That field's error goes when it is right and follows
 * another fault; the others stay, and none is added before the form is submitted again.
 */
export const errorsAfterChange = <Errors extends object>(
  shown: Errors,
  field: string,
  found: Errors | null,
): Errors => {
  const messageIn = (errors: Errors | null) => errors?.[field as keyof Errors];
  const message = messageIn(found);
  if (!messageIn(shown) || message === messageIn(shown)) return shown;
  const others = Object.entries(shown).filter(([name]) => name !== field);
  return Object.fromEntries(message ? [...others, [field, message]] : others) as Errors;
};

/** The text values of a form by field name. */
export const formValues = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** Moves focus to the first invalid field, once its error is rendered. */
export const focusFirstError = (form: HTMLFormElement): void => {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
};
