import type { UserData } from '@kalavithi/contract/account';
import type { Event } from '@kalavithi/contract/event';
import { describe, expect, it } from 'vitest';
import type { Session } from '../../lib/session/session';
import { registrationState } from './registration';

const upcoming = { _id: 'event-warli-wall', status: 'Upcoming' } as Event;
const visitor: Session = { status: 'visitor', user: null };
const member = (user: Partial<UserData>): Session => ({
  status: 'member',
  user: { isAccountVerified: true, events: [], ...user } as UserData,
});
const registered = { events: [{ _id: 'event-warli-wall' }] } as unknown as Partial<UserData>;

describe('registrationState', () => {
  it.each<[string, Session, string, boolean]>([
    ['a visitor', visitor, 'Login to Register', false],
    ['a visitor whose session is unknown', { status: 'unknown', user: null }, 'Login to Register', false],
    ['an unverified member', member({ isAccountVerified: false }), 'Verify Email to Register', false],
    ['a verified member', member({}), 'Register Here', true],
    ['a registered member', member(registered), 'Already Registered', false],
    [
      'a registered member who is no longer verified',
      member({ ...registered, isAccountVerified: false }),
      'Already Registered',
      false,
    ],
  ])('follows the specification for %s', (_, session, label, enabled) => {
    expect(registrationState(upcoming, session)).toEqual({ label, enabled });
  });

  it('is closed for everyone after the event', () => {
    const past = { ...upcoming, status: 'Completed' } as Event;
    for (const session of [visitor, member({}), member(registered)]) {
      expect(registrationState(past, session)).toEqual({ label: 'Completed', enabled: false });
    }
  });
});
