import type { SearchSuggestions } from '@bazaar/api/model';
import { listSearchSuggestions } from '@bazaar/api/searches';

/** Proposals for a term; none when they cannot be read, because the search itself works without them. */
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
