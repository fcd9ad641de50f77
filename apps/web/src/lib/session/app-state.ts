import { createSharedStore } from '@bazaar/domain/client-state/shared-store';
import type { SuggestionGroupView } from '@bazaar/ui/patterns/search-suggestions';

/**
 * The shared values of the specification (§3): the loading flag, who is logged in, the text of the search box, the category type and the
 * page of a supplier's products. On the server it stays in its initial state.
 */
export const appStore = createSharedStore<SuggestionGroupView>();

/** Covers the screen during a step that ends in another document, whose start clears the flag. */
export function coverScreen(): void {
  appStore.setLoading(true);
}
