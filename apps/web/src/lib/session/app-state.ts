import { createSharedStore } from '@bazaar/domain/client-state/shared-store';
import type { SuggestionGroupView } from '@bazaar/ui/patterns/search-suggestions';

/**
 * The shared values of the specification (§3): the loading flag, who is logged in, what the search box holds, which area and which page
 * of a supplier's products are shown. On the server it stays as it was made.
 */
export const appStore = createSharedStore<SuggestionGroupView>();

/** Covers the screen, for a step that ends in another document: its start clears the flag. */
export function coverScreen(): void {
  appStore.setLoading(true);
}
