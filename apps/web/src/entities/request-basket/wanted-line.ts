import type { RequestLine } from '@bazaar/domain/request-draft';

/** What nobody was found to sell, as a line of a request: the words, and the search that found nothing. */
export function wantedLine(term: string, href: string): RequestLine {
  return { key: href, kind: 'specification', title: term, href, quantity: 1, conditions: [] };
}
