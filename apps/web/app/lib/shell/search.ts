import { create } from 'zustand';

interface SearchState {
  open: boolean;
  /** What is searched. Typing begins before the sheet's code has arrived. */
  query: string;
}

export const useSearch = create<SearchState>(() => ({ open: false, query: '' }));

export const openSearch = (): void => useSearch.setState({ open: true, query: '' });
export const closeSearch = (): void => useSearch.setState({ open: false, query: '' });
export const setQuery = (query: string): void => useSearch.setState({ query });
