import { useRevalidator } from 'react-router';

let reloads = 0;

/** Whether the data of the shown page are loaded again. */
export const isReloading = (): boolean => reloads > 0;

/**
 * The function that loads the data of the shown page again. The page stays as it is until they are
 * there; the promise is kept then.
 */
export const useReload = (): (() => Promise<void>) => {
  const { revalidate } = useRevalidator();
  return async () => {
    reloads += 1;
    try {
      await revalidate();
    } finally {
      reloads -= 1;
    }
  };
};
