import type { StoredPage } from '../framework/file-system-cache.ts';
import { withTextParts } from './shared-answer.ts';
import { withSharedMarkup } from './shared-document.ts';

/** Data of the whole page, stored a second time among the data of its parts. */
const WHOLE = '/_full';

/**
 * Writes into the page what it is stored and sent as: its markup once, in the document and in the data the router fetches. A page whose
 * data cannot be read stays as it is: it is heavier, and right.
 */
export function shareMarkup(page: StoredPage): void {
  const { rscData, segmentData } = page;
  page.html = orAsItIs(String(page.html), withSharedMarkup) as unknown as StoredPage['html'];
  if (rscData === undefined) return;
  page.rscData = Buffer.from(orAsItIs(rscData.toString('utf8'), withTextParts));
  if (segmentData?.get(WHOLE)?.equals(rscData)) segmentData.set(WHOLE, page.rscData);
}

function orAsItIs(text: string, change: (text: string) => string): string {
  try {
    return change(text);
  } catch {
    return text;
  }
}
