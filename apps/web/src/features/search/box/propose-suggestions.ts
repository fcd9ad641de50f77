import { appStore } from '@/lib/session/app-state';
import { readRecent } from './recent-searches';
import { toFirstGroups, toSuggestionGroups } from './suggestion-rows';

/** For the search box: it loads this module when the field is used, and every page loads the box. */
export { rememberSearch } from './recent-searches';

const DEBOUNCE_MS = 200;
const SHORTEST_TERM = 2;

/** Proposes rows for what is typed, until `signal` is aborted; `useSuggestions` says which. */
export function proposeSuggestions(typed: string, signal: AbortSignal): void {
  if (typed.length < SHORTEST_TERM) {
    appStore.proposeSearchItems(toFirstGroups(readRecent()));
    return;
  }
  const isShown = appStore.getState().searchItems[0]?.id === 'search';
  if (!isShown) appStore.proposeSearchItems(toSuggestionGroups(typed, undefined));
  const timer = setTimeout(() => void showFound(typed, signal), DEBOUNCE_MS);
  signal.addEventListener('abort', () => clearTimeout(timer));
}

async function showFound(typed: string, signal: AbortSignal): Promise<void> {
  const { loadSuggestions } = await import('./load-suggestions');
  const found = await loadSuggestions(typed, signal);
  if (!signal.aborted) appStore.proposeSearchItems(toSuggestionGroups(typed, found));
}
