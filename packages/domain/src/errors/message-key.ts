/** Keys of the messages for a failed call. The web app's translations hold the texts. */
export type ErrorMessageKey =
  | 'badRequest'
  | 'codeWrong'
  | 'codeExpired'
  | 'codeLocked'
  | 'sessionEnded'
  | 'forbidden'
  | 'profileIncomplete'
  | 'notFound'
  | 'gone'
  | 'conflict'
  | 'noDirectOrder'
  | 'paymentRequired'
  | 'validation'
  | 'fileType'
  | 'fileSize'
  | 'rateLimited'
  | 'network'
  | 'service';

export interface FailureDescription {
  readonly messageKey: ErrorMessageKey;
  /** True if the person may try the same again; nothing is retried automatically here. */
  readonly canRetry: boolean;
}

const BY_CODE: Readonly<Record<string, ErrorMessageKey>> = {
  'otp-wrong': 'codeWrong',
  'otp-expired': 'codeExpired',
  'otp-locked': 'codeLocked',
  'token-expired': 'sessionEnded',
  forbidden: 'forbidden',
  'profile-incomplete': 'profileIncomplete',
  'not-found': 'notFound',
  gone: 'gone',
  conflict: 'conflict',
  'supplier-no-direct-order': 'noDirectOrder',
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
 * Returns the message for a failed call: by the problem's code, else by its status, else as a failure of the service. `status` is
 * `undefined` when no response arrived. The backend's own text is never shown.
 */
export function describeFailure(status: number | undefined, code?: string): FailureDescription {
  const byCode = code !== undefined && Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined;
  const messageKey = byCode ?? (status === undefined ? 'network' : (BY_STATUS[status] ?? 'service'));
  return { messageKey, canRetry: RETRIED.includes(messageKey) };
}
