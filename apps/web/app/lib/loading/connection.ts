import { create } from 'zustand';

interface Connection {
  /** False after a call that reached no server, true after the next one that did. */
  reachable: boolean;
}

export const useConnection = create<Connection>(() => ({ reachable: true }));

export const setReachable = (reachable: boolean): void => {
  if (useConnection.getState().reachable !== reachable) useConnection.setState({ reachable });
};
