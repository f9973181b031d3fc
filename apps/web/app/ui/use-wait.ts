import { useEffect, useState } from 'react';

/** Whether a new part of the page still waits for what `event` promises as the part is first rendered. */
export const useWait = (event: () => Promise<void> | undefined): boolean => {
  const [promised] = useState(event);
  const [waits, setWaits] = useState(promised !== undefined);
  useEffect(() => {
    void promised?.then(() => setWaits(false));
  }, [promised]);
  return waits;
};
