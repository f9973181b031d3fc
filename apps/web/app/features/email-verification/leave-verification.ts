import { withdrawOffers } from '../../lib/shell/notices';
import { forgetWanted, returnPath, wantedNow, type Wanted } from '../../lib/session/wanted';

interface LeaveOptions {
  /** Query of the page for entering the code. */
  search: string;
  /** Completes the action that required a verified email. */
  complete: (wanted: Wanted) => void;
  /** Opens a page in place of this one. */
  openPage: (path: string) => void;
}

/**
 * Leaves the page for the code after verification. A member who came from an offer gets the action
 * completed first, because the next page may fail to load. Without a page to return to, as from the
 * menu, the action is dropped.
 */
export const leaveVerification = ({ search, complete, openPage }: LeaveOptions): void => {
  withdrawOffers();
  const wanted = wantedNow();
  const returnTo = returnPath(search);
  if (wanted && returnTo) complete(wanted);
  forgetWanted();
  openPage(returnTo ?? '/');
};
