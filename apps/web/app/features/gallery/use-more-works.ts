import type { GalleryWork } from '@kalavithi/contract/work';
import { useState } from 'react';
import { api } from '../../lib/loading/api';
import { fetchWorks } from '../../lib/loading/works';
import { notify } from '../../lib/shell/toasts';
import type { Schools } from './gallery-address';

/** The schools with the further works that the visitor has loaded. */
export const useMoreWorks = (
  schools: Schools,
): { schools: Schools; loading: boolean; loadMore: (schoolId: string) => Promise<void> } => {
  const [more, setMore] = useState<Record<string, { page: number; works: readonly GalleryWork[] }>>({});
  const [loading, setLoading] = useState(false);
  const [first, ...others] = schools.map((school) => ({
    ...school,
    items: [...school.items, ...(more[school.id]?.works ?? [])],
  }));

  const loadMore = async (schoolId: string) => {
    const before = more[schoolId] ?? { page: 1, works: [] };
    setLoading(true);
    try {
      const page = before.page + 1;
      const { works } = await fetchWorks(api, { catalogue: 'gallery', school: schoolId, page });
      setMore((now) => ({ ...now, [schoolId]: { page, works: [...before.works, ...works] } }));
    } catch {
      notify('More works could not be loaded. Check your connection and try again.', 'error');
    } finally {
      setLoading(false);
    }
  };

  return { schools: first ? [first, ...others] : schools, loading, loadMore };
};
