import { useEffect } from 'react';
import { useSite } from '../loading/site';

/** Sets the title of a page that is in its data, after the page was reached by a link. */
export const useDocumentTitle = (title: string): void => {
  const { name } = useSite();
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
};
