import { ApiError } from '@bazaar/api/api-error';
import { describeFailure, type ErrorMessageKey } from '@bazaar/domain/errors/message-key';

/** Why a form was refused, as far as its writer needs to know. */
export interface FormFailure {
  readonly key: ErrorMessageKey | 'timeout';
  /** Trace id of the response in the service's log. */
  readonly traceId: string | undefined;
  /** Sentences of the contract for fields the form does not have. */
  readonly others: readonly string[];
  /** The thrown error: a screen may read more from it, such as the current record of a conflict. */
  readonly error: unknown;
}

/**
 * Returns whether the service has refused this send for good: another try is another intent. A send that may be retried, also after a login,
 * keeps its key.
 */
export function isFinalRefusal(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { messageKey, canRetry } = describeFailure(error.status, error.code);
  return messageKey !== 'sessionEnded' && !canRetry;
}

/** Returns whether the same send may succeed at once: not after a refusal, and not after too many. */
export function canSendAgain({ key, error }: Pick<FormFailure, 'key' | 'error'>): boolean {
  return key !== 'rateLimited' && key !== 'sessionEnded' && !isFinalRefusal(error);
}

export function toFormFailure(error: unknown, others: readonly string[]): FormFailure {
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return { key: 'timeout', traceId: undefined, others, error };
  }
  const known = error instanceof ApiError ? error : undefined;
  const { messageKey } = describeFailure(known?.status, known?.code);
  return { key: messageKey, traceId: known?.traceId, others, error };
}
