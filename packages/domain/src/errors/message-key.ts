/** Names of the sentences for a failed call; the sentences themselves live with the other texts of the web app. */
export type ErrorMessageKey =
  | 'badRequest'
  | 'codeWrong'
  | 'codeExpired'
  | 'codeLocked'
  | 'sessionEnded'
  | 'forbidden'
  | 'notFound'
  | 'gone'
  | 'conflict'
  | 'paymentRequired'
  | 'validation'
  | 'fileType'
  | 'fileSize'
  | 'rateLimited'
  | 'network'
  | 'service';

export interface FailureDescription {
  readonly messageKey: ErrorMessageKey;
  /** The person may try the same again; nothing is tried again by itself here. */
  readonly canRetry: boolean;
}

const BY_CODE: Readonly<Record<string, ErrorMessageKey>> = {
  'otp-wrong': 'codeWrong',
  'otp-expired': 'codeExpired',
  'otp-locked': 'codeLocked',
  'token-expired': 'sessionEnded',
  forbidden: 'forbidden',
  'not-found': 'notFound',
  gone: 'gone',
  conflict: 'conflict',
  'payment-required': 'paymentRequired',
  'insufficient-credit': 'paymentRequired',
  validation: 'validation',
  'file-type': 'fileType',
  'file-size': 'fileSize',
  'bad-request': 'badRequest',
  'rate-limited': 'rateLimited',
};

const BY_STATUS: Readonly<Record<number, ErrorMessageKey>> = {
  400: 'badRequest',
  401: 'sessionEnded',
  402: 'paymentRequired',
  403: 'forbidden',
  404: 'notFound',
  408: 'network',
  409: 'conflict',
  410: 'gone',
  413: 'fileSize',
  415: 'fileType',
  422: 'validation',
  425: 'service',
  429: 'rateLimited',
};

const RETRIED: readonly ErrorMessageKey[] = ['network', 'service', 'rateLimited'];

/**
 * What to say about a failed call: by the problem's code, else by its status, else as a failure of the service; no status means that no
 * answer came. The backend's own sentence is never shown.
 */
export function describeFailure(status: number | undefined, code?: string): FailureDescription {
  const byCode = code !== undefined && Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined;
  const messageKey = byCode ?? (status === undefined ? 'network' : (BY_STATUS[status] ?? 'service'));
  return { messageKey, canRetry: RETRIED.includes(messageKey) };
}
