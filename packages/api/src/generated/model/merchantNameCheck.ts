/**
 * Generated from the contract; do not edit.
 */
import type { MerchantNameProblem } from './merchantNameProblem';

/**
 * Whether a merchant may take this name.
 */
export interface MerchantNameCheck {
  /** True when the name is free and allowed. */
  isValid: boolean;
  /** Why it is not; absent when it is valid. */
  reason?: MerchantNameProblem;
  /**
     * Names close to it which are free; empty when it is valid.
     * @maxItems 3
     * @items.maxLength 300
     */
  suggestions: string[];
}
