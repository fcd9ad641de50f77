import type { Problem } from '../generated/model/problem';

export interface ApiErrorDetails {
  readonly url: string;
  readonly method: string;
  readonly status: number;
  readonly problem?: Problem;
  readonly retryAfterMs?: number;
}

/**
 * The service answered, and it was a refusal (status 400–599) or nothing that can be read (`code` is `invalid-answer`).
 * Texts of `problem` are for support; what a person reads is chosen by `code`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly url: string;
  readonly method: string;
  readonly status: number;
  /** Stable word of the contract; `unknown` when the answer was no problem of the contract. */
  readonly code: string;
  /** Absent when the answer was no problem of the contract. */
  readonly problem: Problem | undefined;
  /** Names the answer in the service's log. */
  readonly traceId: string | undefined;
  /** From Retry-After. */
  readonly retryAfterMs: number | undefined;

  constructor(details: ApiErrorDetails, code = details.problem?.code ?? 'unknown') {
    super(`${details.method} ${details.url}: ${details.status} ${code}`);
    this.url = details.url;
    this.method = details.method;
    this.status = details.status;
    this.code = code;
    this.problem = details.problem;
    this.traceId = details.problem?.traceId;
    this.retryAfterMs = details.retryAfterMs;
  }
}
