import { withdrawOffers } from '../../lib/shell/notices';
import { forgetWanted, returnPath, wantedNow, type Wanted } from '../../lib/session/wanted';

interface Leave {
  /** Query of the page for entering the code. */
  search: string;
  /** Does what was wanted before the email was verified. */
  finish: (wanted: Wanted) => void;
  /** Opens a page of the site, in place of the one for the code. */
  open: (path: string) => void;
}

/**
 * Leads a verified person on. Who came by an offer gets what she wanted first, as the way to the next page may fail, or load a document
 * in which nothing is remembered. Who came by the menu did not ask for it, and nothing is added.
 */
export const leaveVerification = ({ search, finish, open }: Leave): void => {
  withdrawOffers();
  const wanted = wantedNow();
  const back = returnPath(search);
  if (wanted && back) finish(wanted);
  forgetWanted();
  open(back ?? '/');
};
