import { ApiError } from '@bazaar/api/api-error';
import { describeFailure, type ErrorMessageKey } from '@bazaar/domain/errors/message-key';

/** Returns the state of a file whose sending failed. After a login it can be sent again. */
export function failureOfUpload(error: unknown): {
  readonly state: 'failed' | 'refused';
  readonly problem: ErrorMessageKey;
} {
  const { status, code } = error instanceof ApiError ? error : { status: undefined, code: undefined };
  const { messageKey, canRetry } = describeFailure(status, code);
  const isOpen = canRetry || messageKey === 'sessionEnded';
  return { state: isOpen ? 'failed' : 'refused', problem: messageKey };
}
