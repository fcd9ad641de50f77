/**
 * Generated from the contract; do not edit.
 */
import type { ProblemErrors } from './problemErrors';

/**
 * What went wrong (RFC 9457, `application/problem+json`). `title` and `detail` are Persian sentences for people; programs read `code`.
 * Codes of this slice: `bad-request`, `otp-wrong`, `otp-expired` (400), `unauthorized`, `token-expired` (401), `forbidden`,
 * `quota-exceeded` (403), `not-found` (404), `method-not-allowed` (405), `conflict` (409), `gone` (410), `payload-too-large` (413),
 * `unsupported-media-type` (415), `validation` (422), `rate-limited`, `otp-locked` (429), `server` (5xx). Readers treat an unknown code by its status.
 */
export interface Problem {
  /** Address of the kind of problem. */
  type: string;
  /** Persian sentence. */
  title: string;
  /**
     * The answer's HTTP status.
     * @minimum 400
     * @maximum 599
     */
  status: number;
  /** More about this one case. */
  detail?: string;
  /** Stable word for programs. */
  code: string;
  /** Names this answer in the service's log. */
  traceId: string;
  /** Persian sentences by field; nested fields read `lines[0].quantity`. */
  errors?: ProblemErrors;
}
