import { describe, expect, it } from 'vitest';
import { validateMessage } from './validate-message';

const whole = {
  firstName: 'Meera',
  lastName: 'Joshi',
  email: 'meera@example.com',
  subject: 'workshop',
  message: 'Could a painter come to our school?',
};

describe('a message', () => {
  it('can go when all five fields are filled', () => {
    expect(validateMessage(whole)).toEqual({ errors: {}, incomplete: false });
  });

  it.each(Object.keys(whole))('is incomplete without %s, blanks included', (field) => {
    for (const value of ['', '   ']) {
      const { errors, incomplete } = validateMessage({ ...whole, [field]: value });
      expect(incomplete).toBe(true);
      expect(Object.keys(errors)).toEqual([field]);
    }
  });

  it('is complete but wrong with half an address', () => {
    expect(validateMessage({ ...whole, email: 'meera@' })).toEqual({
      errors: { email: 'Please enter a whole email address, such as name@example.com.' },
      incomplete: false,
    });
  });
});
