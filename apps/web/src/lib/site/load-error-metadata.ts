import type { Metadata } from 'next';
import type { QueryResult } from '@/lib/data/query-result';
import { errorMessages } from '@/translations/errors';
import { titleOfError } from './page-metadata';

/** Returns the title of a page whose critical data is missing or failed: the status and the message (specification §2). */
export function loadErrorMetadata(
  result: Exclude<QueryResult<unknown>, { readonly state: 'ready' }>,
): Metadata {
  const title =
    result.state === 'missing'
      ? titleOfError(404, errorMessages.notFound)
      : titleOfError(503, errorMessages.serviceTitle);
  return { title, robots: { index: false } };
}

/** The same for an address no page can have. */
export const nothingMetadata: Metadata = loadErrorMetadata({ state: 'missing', status: 404 });
