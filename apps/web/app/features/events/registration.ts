import { isCallError, failureMessage } from '@kalavithi/contract/client';
import type { Event } from '@kalavithi/contract/event';
import { api } from '../../lib/loading/api';
import { openAuthDialog } from '../../lib/session/auth-dialog';
import { notify } from '../../lib/shell/toasts';
import { loadUserData, useSession, type Session } from '../../lib/session/session';

/** Label and state of the registration button. */
export interface RegistrationState {
  label:
    | 'Login to Register'
    | 'Verify Email to Register'
    | 'Register Here'
    | 'Already Registered'
    | 'Completed';
  enabled: boolean;
}

export const registrationState = (event: Event, session: Session): RegistrationState => {
  if (event.status !== 'Upcoming') return { label: 'Completed', enabled: false };
  if (session.status !== 'member') return { label: 'Login to Register', enabled: false };
  if (session.user.events.some((registered) => registered._id === event._id)) {
    return { label: 'Already Registered', enabled: false };
  }
  if (!session.user.isAccountVerified) return { label: 'Verify Email to Register', enabled: false };
  return { label: 'Register Here', enabled: true };
};

/** Says why somebody can't register who is not a verified member; tells whether that is so. */
export const refuseRegistration = (): boolean => {
  const session = useSession.getState();
  if (session.status !== 'member') {
    notify('Please log in to register for this event.', 'error');
    return true;
  }
  if (!session.user.isAccountVerified) {
    notify('Please verify your email before registering for events.', 'warning');
    return true;
  }
  return false;
};

/** Registers the current member for an event and shows the result. */
export const registerForEvent = async (eventId: string): Promise<void> => {
  if (refuseRegistration()) {
    if (useSession.getState().status !== 'member') openAuthDialog('login');
    return;
  }
  try {
    await api('registerEvent', { body: { eventId } });
    notify('Registered successfully!');
  } catch (error) {
    // A warning for unverified members, as in the specification.
    const unverified = isCallError(error, 'registerEvent') && error.failure?.code === 'event-unverified';
    notify(failureMessage(error, 'Failed to register for the event.'), unverified ? 'warning' : 'error');
  }
  // Also after a failure: the member may have registered on another device.
  await loadUserData();
};
