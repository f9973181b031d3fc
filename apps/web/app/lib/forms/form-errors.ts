import type { z } from 'zod';

/** The first sentence of what is wrong with each field, by the field's name; empty when nothing is. */
export type FormErrors<T> = Partial<Record<keyof T & string, string>>;

/** Judges a form by its schema: the parsed values, or what to show below which field. */
export const judge = <T extends z.ZodObject>(
  schema: T,
  values: Record<string, unknown>,
): { values: z.output<T>; errors: null } | { values: null; errors: FormErrors<z.output<T>> } => {
  const result = schema.safeParse(values);
  if (result.success) return { values: result.data, errors: null };
  const errors: Record<string, string> = {};
  for (const issue of result.error.issues) errors[String(issue.path[0])] ??= issue.message;
  return { values: null, errors: errors as FormErrors<z.output<T>> };
};

/** Every named text of a form. */
export const formValues = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** Puts focus on the first field that is wrong, once its error is on the screen. */
export const focusFirstError = (form: HTMLFormElement): void => {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
};
