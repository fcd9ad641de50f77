/**
 * Generated from the contract; do not edit.
 */
import type { ProblemCode } from './problemCode';
import type { ProblemCurrent } from './problemCurrent';
import type { ProblemErrors } from './problemErrors';
import type { ProfileField } from './profileField';

/**
 * What went wrong (RFC 9457, `application/problem+json`). `title` and `detail` are Persian sentences for people; programs read `code`.
 * Codes: `bad-request`, `otp-wrong`, `otp-expired` (400), `unauthorized`, `token-expired` (401), `payment-required`,
 * `insufficient-credit` (402), `forbidden`, `profile-incomplete`, `quota-exceeded` (403), `not-found` (404), `method-not-allowed` (405), `conflict`,
 * `payment-in-progress`, `supplier-no-direct-order` (409), `gone` (410), `payload-too-large`, `file-size` (413),
 * `unsupported-media-type`, `file-type` (415), `validation` (422), `rate-limited`, `otp-locked` (429), `server` (5xx).
 * Readers treat an unknown code by its status.
 */
export interface Problem {
  /**
     * Address of the kind of problem.
     * @maxLength 2048
     */
  type: string;
  /**
     * Persian sentence.
     * @maxLength 300
     */
  title: string;
  /**
     * The answer's HTTP status.
     * @minimum 400
     * @maximum 599
     */
  status: number;
  /**
     * More about this one case.
     * @maxLength 2000
     */
  detail?: string;
  /** Stable name of the problem for programs. */
  code: ProblemCode;
  /**
     * Names this answer in the service's log.
     * @minLength 1
     * @maxLength 64
     */
  traceId: string;
  /** Persian sentences by field; nested fields read `lines[0].quantity`. */
  errors?: ProblemErrors;
  /** With `conflict`: the current record. Calls that bring one say its shape in a schema of their own. */
  current?: ProblemCurrent;
  /**
     * With `payment-required`, `insufficient-credit` and `payment-in-progress`: the payment.
     * @minLength 1
     * @maxLength 64
     */
  paymentId?: string;
  /**
     * Rial; with `insufficient-credit`, what is missing; with `payment-required`, what is to be paid.
     * @minimum 1
     * @maximum 9007199254740991
     */
  missingRial?: number;
  /**
     * With `profile-incomplete`: what the profile still needs, as in `Customer`.
     * @maxItems 30
     */
  missingFields?: ProfileField[];
  /**
     * With `otp-wrong`: tries left before the code is void.
     * @minimum 0
     * @maximum 2147483647
     */
  remainingTries?: number;
}
