/**
 * Generated from the contract; do not edit.
 */
import type {
  FeedbackReceipt,
  NewFeedback
} from '../../model';

import { httpClient } from '../../../http/http-client';

export const getSendFeedbackUrl = () => {




  return `/api/v1/feedbacks`
}

/**
 * With or without an account. The same `Idempotency-Key` with the same body answers the same tracking code.
 * Problems: `bad-request` (no key, broken JSON), `payload-too-large`, `unsupported-media-type`, `validation` (also a file that is not a feedback file of the caller, and the key used again with another body), `rate-limited` (many from one internet address without an account).
 * @summary Tell the marketplace something
 */
export const sendFeedback = async (newFeedback: NewFeedback, options?: Parameters<typeof httpClient>[1]): Promise<FeedbackReceipt> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return httpClient<FeedbackReceipt>(getSendFeedbackUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newFeedback)
  }
);}
