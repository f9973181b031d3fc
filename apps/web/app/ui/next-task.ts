/** Runs something in a task of its own, without the wait that a timer may have. */
export const inNextTask = (run: () => void): void => {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    port1.close();
    run();
  });
  port1.start();
  port2.postMessage(null);
};

/** Resolves in a task of its own. */
export const nextTask = (): Promise<void> => new Promise(inNextTask);
