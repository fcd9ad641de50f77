import { createAppStore } from '@bazaar/domain/session/app-store';

/** Values the whole app shares: the loading flag and who is logged in. On the server it stays as it was made. */
export const appStore = createAppStore();

/** Covers the screen, for a step that ends in another document: its start clears the flag. */
export function coverScreen(): void {
  appStore.setLoading(true);
}
