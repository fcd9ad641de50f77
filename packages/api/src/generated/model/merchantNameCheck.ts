/**
 * Generated from the contract; do not edit.
 */
import type { MerchantNameProblem } from './merchantNameProblem';

/**
 * Whether a merchant may take this name.
 */
export interface MerchantNameCheck {
  isValid: boolean;
  reason?: MerchantNameProblem;
  /**
     * Names close to it which are free; empty when it is valid.
     * @maxItems 3
     */
  suggestions: string[];
}
