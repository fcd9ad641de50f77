import { createStore } from 'zustand/vanilla';

/** The loading flag (specification §2 and §4): while it is set the shell covers the screen. */
export const loadingStore = createStore<{ readonly isLoading: boolean }>(() => ({ isLoading: false }));

/** Covers the screen, for a step that ends in another document. */
export function coverScreen(): void {
  loadingStore.setState({ isLoading: true });
}
