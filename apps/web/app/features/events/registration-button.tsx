import type { Event } from '@kalavithi/contract/event';
import { useState, type ReactNode } from 'react';
import { showLogin } from '../../lib/session/account';
import { checkSession, useSession } from '../../lib/session/session';
import { verifyEmail } from '../../lib/session/verification-offer';
import { Button } from '../../ui/button';
import { TicketHolder } from './registration-seal';
import {
  refuseRegistration,
  registerForEvent,
  registrationState,
  type RegistrationState,
} from './registration';

function LogIn({ event }: { event: string }) {
  return (
    <Button block onClick={() => void showLogin(event)}>
      Login
    </Button>
  );
}

function VerifyEmail() {
  const [busy, setBusy] = useState(false);
  const verify = async () => {
    if (busy) return;
    setBusy(true);
    await verifyEmail();
    setBusy(false);
  };
  return (
    <button type="button" className="textlink" aria-disabled={busy} onClick={() => void verify()}>
      Verify it now
    </button>
  );
}

/** Help below the button: why it is disabled and what to do. */
const helpFor = (label: RegistrationState['label']): ReactNode => {
  switch (label) {
    case 'Verify Email to Register':
      return (
        <>
          <span>Your email is not verified yet. </span>
          <VerifyEmail />
        </>
      );
    case 'Register Here':
      return 'Your place is booked as soon as you register.';
    case 'Already Registered':
      return 'Your place is booked. See you there.';
    case 'Login to Register':
    case 'Completed':
      return null;
  }
};

/**
 * The registration button in its five states, with a line of help. Until the session is known, a
 * member's browser shows a button that waits, in the place of the one that follows.
 */
export function RegistrationButton({
  event,
  pairClassName,
  waitingClassName,
  helpClassName,
  onRegister,
}: {
  event: Event;
  /** Of the button that can't be pressed with the one that logs in. */
  pairClassName?: string | undefined;
  /** Of the button that waits for the session: the style shows either it or the pair. */
  waitingClassName?: string | undefined;
  helpClassName?: string | undefined;
  onRegister: () => void;
}) {
  const session = useSession();
  const { label, enabled } = registrationState(event, session);
  const [busy, setBusy] = useState(false);
  const help = helpFor(label);
  const button = (
    <Button
      block
      disabled={!enabled}
      onRefused={
        label === 'Login to Register' || label === 'Verify Email to Register' ? refuseRegistration : undefined
      }
      busy={busy && 'Registering...'}
      onClick={() => {
        setBusy(true);
        onRegister();
        void registerForEvent(event._id).finally(() => setBusy(false));
      }}
    >
      {label}
    </Button>
  );
  if (label === 'Login to Register' && session.status === 'unreachable') {
    return (
      <>
        <Button block onClick={() => void checkSession()}>
          Try again
        </Button>
        <div className={helpClassName}>A place is booked on our server, which we can’t reach.</div>
      </>
    );
  }
  return (
    <>
      {label === 'Login to Register' ? (
        <div className={pairClassName}>
          {button}
          <LogIn event={event.event_title} />
        </div>
      ) : (
        button
      )}
      {label === 'Login to Register' && session.status === 'unknown' && (
        <div className={waitingClassName}>
          <Button block busy="Loading..." />
          <div className={helpClassName}>Members can book a place.</div>
        </div>
      )}
      {label === 'Already Registered' && session.status === 'member' && (
        <TicketHolder name={session.user.name} />
      )}
      {help && <div className={helpClassName}>{help}</div>}
    </>
  );
}
