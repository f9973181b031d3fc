/** What the forms say of a refused code, in other words than the toast, which goes. */
export const codeFailures = {
  'code-invalid': 'The code is wrong or too old.',
  'code-locked': 'This code is locked.',
} as const;
