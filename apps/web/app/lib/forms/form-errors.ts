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

/** The text values of a form by field name. */
export const formValues = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** Moves focus to the first invalid field, once its error is rendered. */
export const focusFirstError = (form: HTMLFormElement): void => {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
};
