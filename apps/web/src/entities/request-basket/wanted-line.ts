import type { RequestLine } from '@bazaar/domain/request-draft';

/** Returns a search without results as a line of a request: the words, and the search. */
export function wantedLine(term: string, href: string): RequestLine {
  return { key: href, kind: 'specification', title: term, href, quantity: 1, conditions: [] };
}
