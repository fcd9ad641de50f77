import { searchKey } from '@bazaar/domain/persian/search-key';

const mostWords = 8;

/** The words of a search term, folded like the catalogue's own keys; at most eight, each once. */
export function searchWords(term: string | undefined): string[] {
  const words = searchKey(term ?? '')
    .split(' ')
    .filter((word) => word !== '');
  return [...new Set(words)].slice(0, mostWords);
}
