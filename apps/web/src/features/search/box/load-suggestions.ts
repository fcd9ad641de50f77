import type { SearchSuggestions } from '@bazaar/api/model';
import { listSearchSuggestions } from '@bazaar/api/searches';

/** Loads the suggestions for a term; returns none when they cannot be read, because the search works without them. */
export async function loadSuggestions(
  term: string,
  signal: AbortSignal,
): Promise<SearchSuggestions | undefined> {
  try {
    return await listSearchSuggestions({ term }, { signal });
  } catch {
    return undefined;
  }
}
