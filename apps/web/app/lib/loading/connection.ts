import { create } from 'zustand';

interface Connection {
  /** False after a call found no server, true again after the next one that did. */
  reachable: boolean;
}

export const useConnection = create<Connection>(() => ({ reachable: true }));

export const setReachable = (reachable: boolean): void => {
  if (useConnection.getState().reachable !== reachable) useConnection.setState({ reachable });
};
