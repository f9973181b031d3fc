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

describe('the button of an event', () => {
  it.each<[string, Session, string, boolean]>([
    ['a visitor', visitor, 'Login to Register', false],
    ['somebody not yet known', { status: 'unknown', user: null }, 'Login to Register', false],
    ['an unverified member', member({ isAccountVerified: false }), 'Verify Email to Register', false],
    ['a verified member', member({}), 'Register Here', true],
    ['a registered member', member(registered), 'Already Registered', false],
    [
      'a registered member who is no longer verified',
      member({ ...registered, isAccountVerified: false }),
      'Already Registered',
      false,
    ],
  ])('is for %s as the specification has it', (_, session, label, enabled) => {
    expect(registrationState(upcoming, session)).toEqual({ label, enabled });
  });

  it('is closed for everyone once the event is over', () => {
    const over = { ...upcoming, status: 'Completed' } as Event;
    for (const session of [visitor, member({}), member(registered)]) {
      expect(registrationState(over, session)).toEqual({ label: 'Completed', enabled: false });
    }
  });
});
