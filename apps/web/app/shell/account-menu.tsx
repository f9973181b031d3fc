import type { UserData } from '@kalavithi/contract/account';
import { LogOut, MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { logOut } from '../lib/session/account';
import { verifyEmail } from '../lib/session/verification-offer';
import { breakAddresses } from '../ui/break-addresses';
import { Button } from '../ui/button';
import { classes } from '../ui/classes';
import { Disclosure } from '../ui/disclosure';
import { Icon } from '../ui/icon';
import { iconButtonClass } from '../ui/icon-button';
import { Modal } from '../ui/modal';
import { StatusMark } from '../ui/status-mark';
import { cornerMenuClass } from '../ui/toaster';
import styles from './account-menu.module.css';
import { initialOf } from './initial';

/**
 * Logs out after a confirmation: `askLogout` opens it, `logoutQuestion` is the dialog to render.
 * `onLoggedOut` closes the menu.
 */
export function useLogout(onLoggedOut?: () => void) {
  const navigate = useNavigate();
  const [askingLogout, setAskingLogout] = useState(false);
  return {
    askLogout: () => setAskingLogout(true),
    logoutQuestion: askingLogout && (
      <LogoutQuestion
        onStay={() => setAskingLogout(false)}
        onLogout={async () => {
          if (await logOut()) {
            setAskingLogout(false);
            onLoggedOut?.();
            await navigate('/');
          }
        }}
      />
    ),
  };
}

function LogoutQuestion({ onStay, onLogout }: { onStay: () => void; onLogout: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  return (
    <Modal role="alertdialog" labelledBy="logout-question" onClose={onStay} className={styles.question}>
      <h2 id="logout-question">Are you sure you want to Logout?</h2>
      <div className={styles.answers}>
        <Button
          busy={busy && 'Logging out...'}
          onClick={() => {
            setBusy(true);
            void onLogout().finally(() => setBusy(false));
          }}
        >
          Logout
        </Button>
        <Button look="line" onClick={onStay}>
          Stay
        </Button>
      </div>
    </Modal>
  );
}

/** The avatar with its menu. */
export function AccountMenu({ user }: { user: UserData }) {
  const { askLogout, logoutQuestion } = useLogout();
  return (
    <>
      <Disclosure
        className={classes(styles.account, cornerMenuClass)}
        panelClassName={styles.menu}
        trigger={(props) => (
          <button type="button" {...props} className={iconButtonClass} aria-label={`Account of ${user.name}`}>
            <span className={styles.avatar}>{initialOf(user.name)}</span>
          </button>
        )}
      >
        {(close) => (
          <>
            <p className={styles.who}>
              <b>{user.name}</b>
              <span>{breakAddresses(user.email)}</span>
              <span className={styles.status}>
                <StatusMark on={user.isAccountVerified} />
                <span>{user.isAccountVerified ? 'Email verified' : 'Email not verified yet'}</span>
              </span>
            </p>
            {!user.isAccountVerified && (
              <button
                type="button"
                className={styles.row}
                onClick={() => {
                  close();
                  void verifyEmail();
                }}
              >
                <Icon of={MailCheck} />
                Verify Email
              </button>
            )}
            <button
              type="button"
              className={styles.row}
              onClick={() => {
                close();
                askLogout();
              }}
            >
              <Icon of={LogOut} />
              Logout
            </button>
          </>
        )}
      </Disclosure>
      {logoutQuestion}
    </>
  );
}
