import { describe, expect, it } from 'vitest';
import { linkedParts } from './linked-parts';

describe('mail addresses in a text', () => {
  it('stand for themselves, without the full stop after them', () => {
    expect(linkedParts('Write to privacy@example.com (a sample) or hello@example.com.')).toEqual([
      { text: 'Write to ', isEmail: false },
      { text: 'privacy@example.com', isEmail: true },
      { text: ' (a sample) or ', isEmail: false },
      { text: 'hello@example.com', isEmail: true },
      { text: '.', isEmail: false },
    ]);
  });

  it('leave a text without one whole', () => {
    expect(linkedParts('No cookies.')).toEqual([{ text: 'No cookies.', isEmail: false }]);
  });
});
