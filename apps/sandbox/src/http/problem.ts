/** Codes of this backend's RFC 9457 problems, each with its usual status and Persian title. */
export const problems = {
  /** A path, query or header value that violates the contract. */
  'bad-request': { status: 400, title: 'درخواست درست نیست.' },
  'otp-wrong': { status: 400, title: 'کد واردشده درست نیست.' },
  'otp-expired': { status: 400, title: 'مهلت کد تمام شده است. دوباره کد بگیرید.' },
  /** No token where one is required. */
  unauthorized: { status: 401, title: 'برای این کار وارد شوید.' },
  'token-expired': { status: 401, title: 'نشست شما پایان یافته است. دوباره وارد شوید.' },
  /** A fee is open; `paymentId` names the payment. */
  'payment-required': { status: 402, title: 'برای این کار باید هزینه را بپردازید.' },
  'insufficient-credit': { status: 402, title: 'اعتبار کیف پول کافی نیست.' },
  forbidden: { status: 403, title: 'اجازهٔ این کار را ندارید.' },
  /** Completing the profile would bring the role; `missingFields` names what it lacks. */
  'profile-incomplete': { status: 403, title: 'پروفایل شما کامل نیست.' },
  'quota-exceeded': { status: 403, title: 'سهمیهٔ طرح شما تمام شده است. طرح را ارتقا دهید.' },
  'not-found': { status: 404, title: 'پیدا نشد.' },
  'method-not-allowed': { status: 405, title: 'این روش برای این نشانی پذیرفته نیست.' },
  conflict: { status: 409, title: 'این مورد در جای دیگری تغییر کرده است.' },
  'payment-in-progress': { status: 409, title: 'پرداخت پیشین در حال بررسی است.' },
  'supplier-no-direct-order': {
    status: 409,
    title: 'این تأمین‌کننده درخواست مستقیم نمی‌پذیرد؛ پیام بدهید.',
  },
  gone: { status: 410, title: 'دیگر در دسترس نیست.' },
  'payload-too-large': { status: 413, title: 'اندازهٔ درخواست بیش از حد مجاز است.' },
  'file-size': { status: 413, title: 'اندازهٔ پرونده بیش از حد مجاز است.' },
  'unsupported-media-type': { status: 415, title: 'قالب درخواست پذیرفته نیست.' },
  'file-type': { status: 415, title: 'این نوع پرونده پذیرفته نیست.' },
  /** A body that violates the contract, or an idempotency key reused with another body. */
  validation: { status: 422, title: 'برخی از مقدارها درست نیست.' },
  'rate-limited': { status: 429, title: 'کمی بعد دوباره تلاش کنید.' },
  'otp-locked': { status: 429, title: 'به‌سبب چند کد نادرست، ورود برای مدتی بسته است.' },
  server: { status: 500, title: 'مشکلی در ارائهٔ خدمت پیش آمد. دوباره تلاش کنید.' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof problems;

export interface ProblemDetails {
  /** Persian message for people. */
  detail?: string;
  /** Persian messages by field, in the contract's spelling (`phoneNumber`, `lines[0].quantity`). */
  errors?: Record<string, string[]>;
  headers?: Record<string, string>;
  status?: number;
  /** The current record, with `conflict`. */
  current?: Record<string, unknown>;
  /** The payment a refusal is about. */
  paymentId?: string;
  /** In Rial. */
  missingRial?: number;
  /** With `profile-incomplete`: values of the contract's `ProfileField`. */
  missingFields?: string[];
  /** With `otp-wrong`. */
  remainingTries?: number;
}

/** An expected refusal: thrown anywhere below a route, and returned by the wrapper as `application/problem+json`. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails = {}) {
    super(`${code}${details.detail === undefined ? '' : `: ${details.detail}`}`);
    this.name = 'ProblemError';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return this.details.status ?? problems[this.code].status;
  }
}

/** Returns the response of one problem, which must not be cached. */
export function problemResponse(error: ProblemError, traceId: string): Response {
  const { headers, ...details } = error.details;
  const { status } = error;
  // Undefined members are left out of the JSON.
  const body = {
    type: `urn:bazaar:problem:${error.code}`,
    title: problems[error.code].title,
    ...details,
    status,
    code: error.code,
    traceId,
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-trace-id': traceId,
      // Whoever throws may say more.
      ...(status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
      ...(status === 429 || status === 503 ? { 'retry-after': '1' } : {}),
      ...headers,
    },
  });
}

/** Returns the refusal while the database cannot be reached: 503, with when to come again. */
export function databaseAway(): ProblemError {
  return new ProblemError('server', { status: 503 });
}

/** Returns a 404 for one object, named in Persian. */
export function notFound(what: string): ProblemError {
  return new ProblemError('not-found', { detail: `${what} پیدا نشد.` });
}
