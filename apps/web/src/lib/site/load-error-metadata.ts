import type { Metadata } from 'next';
import type { Loaded } from '@/lib/data/query-result';
import { errorMessages } from '@/translations/errors';
import { titleOfError } from './page-metadata';

/** Title of a page whose main part is missing or could not be read: the status and the message (specification §2). */
export function unreadMetadata(loaded: Exclude<Loaded<unknown>, { readonly state: 'ready' }>): Metadata {
  const title =
    loaded.state === 'missing'
      ? titleOfError(404, errorMessages.notFound)
      : titleOfError(503, errorMessages.serviceTitle);
  return { title, robots: { index: false } };
}

/** The same for an address nothing can have. */
export const nothingMetadata: Metadata = unreadMetadata({ state: 'missing', status: 404 });
