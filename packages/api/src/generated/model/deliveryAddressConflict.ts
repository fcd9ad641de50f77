/**
 * Generated from the contract; do not edit.
 */
import type { DeliveryAddress } from './deliveryAddress';
import type { DeliveryAddressConflictErrors } from './deliveryAddressConflictErrors';
import type { ProblemCode } from './problemCode';
import type { ProfileField } from './profileField';

/**
 * The address has moved on, or may not be dropped.
 */
export interface DeliveryAddressConflict {
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
  errors?: DeliveryAddressConflictErrors;
  /** The record as it is now, to show beside what was being written. */
  current: DeliveryAddress;
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
