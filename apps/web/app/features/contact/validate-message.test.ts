import { describe, expect, it } from 'vitest';
import { validateMessage } from './validate-message';

const message = {
  firstName: 'Meera',
  lastName: 'Joshi',
  email: 'meera@example.com',
  subject: 'workshop',
  message: 'Could a painter come to our school?',
};

describe('validateMessage', () => {
  it('accepts a message with all five fields', () => {
    expect(validateMessage(message)).toEqual({ errors: {}, incomplete: false });
  });

  it.each(Object.keys(message))('reports a missing or blank %s as incomplete', (field) => {
    for (const value of ['', '   ']) {
      const { errors, incomplete } = validateMessage({ ...message, [field]: value });
      expect(incomplete).toBe(true);
      expect(Object.keys(errors)).toEqual([field]);
    }
  });

  it('rejects an incomplete address without reporting a missing field', () => {
    expect(validateMessage({ ...message, email: 'meera@' })).toEqual({
      errors: { email: 'Please enter a valid email, such as name@example.com.' },
      incomplete: false,
    });
  });
});
