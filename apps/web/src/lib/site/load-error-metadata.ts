import type { Metadata } from 'next';
import type { QueryResult } from '@/lib/data/query-result';
import { errorMessages } from '@/translations/errors';
import { titleOfError } from './page-metadata';

/** Title of a page whose main part is missing or could not be read: the status and the message (specification §2). */
export function loadErrorMetadata(
  result: Exclude<QueryResult<unknown>, { readonly state: 'ready' }>,
): Metadata {
  const title =
    result.state === 'missing'
      ? titleOfError(404, errorMessages.notFound)
      : titleOfError(503, errorMessages.serviceTitle);
  return { title, robots: { index: false } };
}

/** The same for an address nothing can have. */
export const nothingMetadata: Metadata = loadErrorMetadata({ state: 'missing', status: 404 });
