import type { Problem } from '../generated/model/problem';

export interface ApiErrorDetails {
  readonly url: string;
  readonly method: string;
  readonly status: number;
  readonly problem?: Problem;
  readonly retryAfterMs?: number;
  readonly remainingUses?: number;
}

/**
 * The service refused the call (status 400–599) or sent an unreadable response (`code` is `invalid-answer`). The texts of `problem` are for
 * support; the message a person reads is chosen by `code`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly url: string;
  readonly method: string;
  readonly status: number;
  /** Stable code of the contract; `unknown` when the response is not a problem of the contract. */
  readonly code: string;
  /** Absent when the response is not a problem of the contract. */
  readonly problem: Problem | undefined;
  /** Identifies the response in the service's log. */
  readonly traceId: string | undefined;
  /** From Retry-After. */
  readonly retryAfterMs: number | undefined;
  /** From RateLimit-Remaining: how often the internet address may still call. 0 tells its limit from any other. */
  readonly remainingUses: number | undefined;

  constructor(details: ApiErrorDetails, code = details.problem?.code ?? 'unknown') {
    super(`${details.method} ${details.url}: ${details.status} ${code}`);
    this.url = details.url;
    this.method = details.method;
    this.status = details.status;
    this.code = code;
    this.problem = details.problem;
    this.traceId = details.problem?.traceId;
    this.retryAfterMs = details.retryAfterMs;
    this.remainingUses = details.remainingUses;
  }
}
