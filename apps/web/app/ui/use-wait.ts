import { useEffect, useState } from 'react';

/** Whether a new part of the page still waits for what `event` promises as the part is first rendered. */
export const useWait = (event: () => Promise<void> | undefined): boolean => {
  const [promised, setPromised] = useState(event);
  useEffect(() => void promised?.then(() => setPromised(undefined)), [promised]);
  return promised !== undefined;
};
