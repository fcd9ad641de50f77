import { encodedPages } from './encoded-pages.ts';
import { outdateReads } from './page-reads.ts';

/** Drops every address and coding of a page, those being made included; without a key those of all pages. */
export function dropEncodedPage(pageKey?: string): void {
  outdateReads(pageKey);
  encodedPages.drop(pageKey);
}
