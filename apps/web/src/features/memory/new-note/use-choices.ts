'use client';

import { useListLastVisits } from '@bazaar/api/hooks/page-visits';
import { useListSearchSuggestions } from '@bazaar/api/hooks/searches';
import { type NamedObject, OBJECT_TYPES } from '@bazaar/domain/favourites/favourite';

/** Letters of a term that the catalogue answers. */
const LEAST_LETTERS = 2;
const MOST_VISITS = 8;

/** Returns the objects to choose from: suggestions for the typed words, or what was visited last while there are none. */
export function useChoices(term: string): {
  readonly choices: readonly NamedObject[] | undefined;
  readonly isError: boolean;
  refetch(): void;
} {
  const isSearch = term.length >= LEAST_LETTERS;
  const visits = useListLastVisits({ pageSize: MOST_VISITS }, { query: { enabled: !isSearch } });
  const found = useListSearchSuggestions({ term }, { query: { enabled: isSearch } });
  const query = isSearch ? found : visits;
  const choices = isSearch
    ? found.data?.groups
        .flatMap(({ items }) => items)
        .flatMap(({ kind, id, title }) => objectOf(kind, id, title))
    : visits.data?.items
        .filter(({ isAvailable }) => isAvailable)
        .map(({ objectType, objectId, title }) => ({ objectType, objectId, title }));
  return { choices, isError: query.isError, refetch: () => void query.refetch() };
}

/** Words to search for are no object. */
function objectOf(kind: string, objectId: string | undefined, title: string): readonly NamedObject[] {
  const objectType = OBJECT_TYPES.find((type) => type === kind);
  return objectType === undefined || objectId === undefined ? [] : [{ objectType, objectId, title }];
}
