import { useEffect } from 'react';
import { siteName } from './site-name';

/** Names a page whose title arrives with its data, after the page itself was reached by a link. */
export const useLateTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} · ${siteName}`;
  }, [title]);
};
