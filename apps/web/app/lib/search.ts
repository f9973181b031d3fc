import { create } from 'zustand';

interface SearchState {
  open: boolean;
  /** What was typed before the sheet's code had arrived. */
  typed: string;
}

export const useSearch = create<SearchState>(() => ({ open: false, typed: '' }));

export const openSearch = (): void => useSearch.setState({ open: true, typed: '' });
export const closeSearch = (): void => useSearch.setState({ open: false, typed: '' });
