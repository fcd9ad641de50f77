import type { Metadata } from 'next';
import type { QueryResult } from '@/lib/data/query-result';
import { errorMessages } from '@/translations/errors';
import { titleOfError } from './page-metadata';

/** Returns the title of a page whose critical data is missing or failed: the status and the message (specification §2). */
export function loadErrorMetadata(
  result: Exclude<QueryResult<unknown>, { readonly state: 'ready' }>,
): Metadata {
  return { title: titleOf(result), robots: { index: false } };
}

function titleOf(result: Exclude<QueryResult<unknown>, { readonly state: 'ready' }>): string {
  if (result.state === 'failed') return titleOfError(503, errorMessages.serviceTitle);
  return result.status === 410
    ? titleOfError(410, errorMessages.gone)
    : titleOfError(404, errorMessages.notFound);
}

/** The same for an address no page can have. */
export const nothingMetadata: Metadata = loadErrorMetadata({ state: 'missing', status: 404 });
