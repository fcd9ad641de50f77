import type { SuggestionGroupView } from '@bazaar/ui/patterns/search-suggestions';
import { useEffect } from 'react';
import { appStore } from '@/lib/session/app-state';
import { useStore } from '@/lib/store/use-store';
import { readRecent } from './recent-searches';

const DEBOUNCE_MS = 200;
const SHORTEST_TERM = 2;

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
    const { signal } = abort;
    const showOwn = async () => {
      const { toFirstGroups, toSuggestionGroups } = await import('./suggestion-rows');
      if (signal.aborted) return;
      if (typed.length < SHORTEST_TERM) {
        return appStore.proposeSearchItems(toFirstGroups(readRecent()));
      }
      const isShown = appStore.getState().searchItems[0]?.id === 'search';
      if (!isShown) appStore.proposeSearchItems(toSuggestionGroups(typed, undefined));
    };
    const showFound = async () => {
      const [{ toSuggestionGroups }, { loadSuggestions }] = await Promise.all([
        import('./suggestion-rows'),
        import('./load-suggestions'),
      ]);
      const found = await loadSuggestions(typed, signal);
      if (!signal.aborted) appStore.proposeSearchItems(toSuggestionGroups(typed, found));
    };
    showOwn();
    const timer = typed.length < SHORTEST_TERM ? undefined : setTimeout(showFound, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [typed, isOpen]);
  return isOpen ? groups : [];
}
