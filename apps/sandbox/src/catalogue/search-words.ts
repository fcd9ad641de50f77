import { searchKey } from '@bazaar/domain/persian/search-key';

const mostWords = 8;

/** Returns the words of a search term, folded like the catalogue's own keys; at most eight, without duplicates. */
export function searchWords(term: string | undefined): string[] {
  const words = searchKey(term ?? '')
    .split(' ')
    .filter((word) => word !== '');
  return [...new Set(words)].slice(0, mostWords);
}
