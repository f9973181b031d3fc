import { create } from 'zustand';

interface SearchState {
  open: boolean;
  /** Here, because typing may start before the sheet's code has loaded. */
  query: string;
}

export const useSearch = create<SearchState>(() => ({ open: false, query: '' }));

export const openSearch = (): void => useSearch.setState({ open: true, query: '' });
export const closeSearch = (): void => useSearch.setState({ open: false, query: '' });
export const setQuery = (query: string): void => useSearch.setState({ query });
