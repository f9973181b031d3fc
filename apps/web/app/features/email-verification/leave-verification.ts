import { dismissActionToasts } from '../../lib/shell/toasts';
import {
  clearPendingAction,
  returnPath,
  pendingAction,
  type PendingAction,
} from '../../lib/session/pending-action';

interface LeaveOptions {
  /** Query of the page for entering the code. */
  search: string;
  /** Completes the action that required a verified email. */
  complete: (wanted: PendingAction) => void;
  /** Opens a page in place of this one. */
  openPage: (path: string) => void;
}

/**
 * Leaves the page for the code after verification. A member who came from an offer gets the action
 * completed first, because the next page may fail to load. Without a page to return to, as from the
 * menu, the action is dropped.
 */
export const leaveVerification = ({ search, complete, openPage }: LeaveOptions): void => {
  dismissActionToasts();
  const wanted = pendingAction();
  const returnTo = returnPath(search);
  if (wanted && returnTo) complete(wanted);
  clearPendingAction();
  openPage(returnTo ?? '/');
};
