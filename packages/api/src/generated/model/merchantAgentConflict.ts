/**
 * Generated from the contract; do not edit.
 */
import type { MerchantAgent } from './merchantAgent';
import type { MerchantAgentConflictErrors } from './merchantAgentConflictErrors';
import type { ProblemCode } from './problemCode';
import type { ProfileField } from './profileField';

/**
 * The agent is there already, has moved on, or has not accepted.
 */
export interface MerchantAgentConflict {
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
  code: ProblemCode;
  /** Names this answer in the service's log. */
  traceId: string;
  /** Persian sentences by field; nested fields read `lines[0].quantity`. */
  errors?: MerchantAgentConflictErrors;
  current: MerchantAgent;
  /** With `payment-required`, `insufficient-credit` and `payment-in-progress`: the payment. */
  paymentId?: string;
  /**
     * Rial; with `insufficient-credit`, what is missing; with `payment-required`, what is to be paid.
     * @minimum 1
     */
  missingRial?: number;
  /** With `profile-incomplete`: what the profile still needs, as in `Customer`. */
  missingFields?: ProfileField[];
  /**
     * With `otp-wrong`: tries left before the code is void.
     * @minimum 0
     */
  remainingTries?: number;
}
