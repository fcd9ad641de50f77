import type { SuggestionGroupView } from '@bazaar/ui/patterns/search-suggestions';
import { useEffect } from 'react';
import { appStore } from '@/lib/session/app-state';
import { useStore } from '@/lib/store/use-store';

/**
 * Returns the rows for the typed text: recent and popular searches below two characters, then the search itself at once and suggestions 200
 * ms after the last key. Suggestions of an earlier term stay until the next ones come, so that nothing flickers.
 */
export function useSuggestions(term: string, isOpen: boolean): readonly SuggestionGroupView[] {
  const groups = useStore(appStore, (state) => state.searchItems);
  const typed = term.trim();
  useEffect(() => {
    if (!isOpen) return;
    const abort = new AbortController();
    void import('./propose-suggestions').then(({ proposeSuggestions }) => {
      if (!abort.signal.aborted) proposeSuggestions(typed, abort.signal);
    });
    return () => abort.abort();
  }, [typed, isOpen]);
  return isOpen ? groups : [];
}
