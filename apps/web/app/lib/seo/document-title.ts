import { useEffect } from 'react';
import { useSite } from '../loading/site';

/** Sets the document's title once the page's data has loaded, after a client-side navigation. */
export const useDocumentTitle = (title: string): void => {
  const { name } = useSite();
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
};
