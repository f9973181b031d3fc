import { dismissActionToasts } from '../../lib/shell/toasts';
import {
  clearPendingAction,
  returnPath,
  pendingAction,
  type PendingAction,
} from '../../lib/session/pending-action';

interface Leave {
  /** Query of the page for entering the code. */
  search: string;
  /** Does what was wanted before the email was verified. */
  finish: (wanted: PendingAction) => void;
  /** Opens a page of the site, in place of the one for the code. */
  open: (path: string) => void;
}

/**
 * Leads a verified person on. Who came by an offer gets what she wanted first, as the way to the next page may fail, or load a document
 * in which nothing is remembered. Who came by the menu did not ask for it, and nothing is added.
 */
export const leaveVerified = ({ search, finish, open }: Leave): void => {
  dismissActionToasts();
  const wanted = pendingAction();
  const back = returnPath(search);
  if (wanted && back) finish(wanted);
  clearPendingAction();
  open(back ?? '/');
};
