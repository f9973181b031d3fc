import { expect, it } from 'vitest';
import { contactGroups } from './contact-groups';

it('puts telephone and email of one subject together', () => {
  expect(
    contactGroups({
      phones: [
        { label: 'General', number: '+91 1' },
        { label: 'Events', number: '+91 2' },
        { label: 'Shop', number: '+91 3' },
      ],
      emails: [
        { label: 'Events and workshops', address: 'events@example.com' },
        { label: 'General', address: 'hello@example.com' },
        { label: 'Privacy', address: 'privacy@example.com' },
      ],
    }),
  ).toEqual([
    { label: 'General', phone: '+91 1', email: 'hello@example.com' },
    { label: 'Events and workshops', phone: '+91 2', email: 'events@example.com' },
    { label: 'Shop', phone: '+91 3', email: null },
    { label: 'Privacy', phone: null, email: 'privacy@example.com' },
  ]);
});

it('gives an address to one number alone', () => {
  expect(
    contactGroups({
      phones: [
        { label: 'General', number: '+91 1' },
        { label: 'General', number: '+91 2' },
      ],
      emails: [{ label: 'General', address: 'hello@example.com' }],
    }),
  ).toEqual([
    { label: 'General', phone: '+91 1', email: 'hello@example.com' },
    { label: 'General', phone: '+91 2', email: null },
  ]);
});
