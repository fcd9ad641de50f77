import type { SuggestionGroupView } from '@bazaar/ui/patterns/search-suggestions';
import { useEffect, useState } from 'react';
import { readRecent } from './recent-searches';

const DEBOUNCE_MS = 200;
const SHORTEST_TERM = 2;

/** Rows for what is typed: recent and popular searches until two characters stand there, then proposals 200 ms after the last key. */
export function useSuggestions(term: string, isOpen: boolean): readonly SuggestionGroupView[] {
  const [groups, setGroups] = useState<readonly SuggestionGroupView[]>([]);
  const typed = term.trim();
  useEffect(() => {
    if (!isOpen) return;
    const abort = new AbortController();
    const show = async () => {
      const { toFirstGroups, toSuggestionGroups } = await import('./suggestion-rows');
      if (typed.length < SHORTEST_TERM) return setGroups(toFirstGroups(readRecent()));
      const { loadSuggestions } = await import('./load-suggestions');
      const found = await loadSuggestions(typed, abort.signal);
      if (!abort.signal.aborted) setGroups(toSuggestionGroups(typed, found));
    };
    const timer = setTimeout(show, typed.length < SHORTEST_TERM ? 0 : DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [typed, isOpen]);
  return isOpen ? groups : [];
}
