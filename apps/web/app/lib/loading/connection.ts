import { create } from 'zustand';

interface Connection {
  /** False after a call that reached no server, true after the next one that did. */
  reachable: boolean;
}

export const useConnection = create<Connection>(() => ({ reachable: true }));

export const setReachable = (reachable: boolean): void => {
  if (useConnection.getState().reachable !== reachable) useConnection.setState({ reachable });
};

/** The window's name while the document that the site keeps is loaded: the name outlives the page. */
const keptName = 'kept';

/**
 * Loads the shown page as the document that the site keeps of it, if the API can't be reached and there is
 * one. Tells whether it does.
 */
export const openKept = async (): Promise<boolean> => {
  if (useConnection.getState().reachable) return false;
  const kept = await fetch(location.href, { method: 'HEAD' }).catch(() => null);
  if (!kept?.ok) return false;
  window.name = keptName;
  location.reload();
  return true;
};

/** Whether this document is one that `openKept` has loaded; says so once. */
export const takeKept = (): boolean => {
  const isKept = typeof window !== 'undefined' && window.name === keptName;
  if (isKept) window.name = '';
  return isKept;
};
