import { describe, expect, it } from 'vitest';
import { errorsAfterChange } from './form-errors';

interface Errors {
  name?: string;
  email?: string;
}
const noName = 'Please enter your name.';
const noEmail = 'Please enter your email.';
const shown: Errors = { name: noName, email: noEmail };

describe('the errors after a change of a field', () => {
  it('lose the error of a field that is right, and keep the others', () => {
    expect(errorsAfterChange<Errors>(shown, 'name', { email: noEmail })).toEqual({ email: noEmail });
    expect(errorsAfterChange<Errors>(shown, 'name', null)).toEqual({ email: noEmail });
  });

  it('name another fault of the field', () => {
    const found: Errors = { email: 'Please enter a whole email address.' };
    expect(errorsAfterChange(shown, 'email', found)).toEqual({ ...shown, ...found });
  });

  it('stay when the field had none, so that nobody is corrected while typing', () => {
    const before: Errors = { name: noName };
    expect(errorsAfterChange(before, 'email', shown)).toBe(before);
    expect(errorsAfterChange(shown, 'name', shown)).toBe(shown);
  });
});
