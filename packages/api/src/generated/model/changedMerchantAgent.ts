/**
 * Generated from the contract; do not edit.
 */
import type { ChangedMerchantAgentPermissionsItem } from './changedMerchantAgentPermissionsItem';

/**
 * An agent as it is to be; a position left out is emptied.
 */
export interface ChangedMerchantAgent {
  /**
     * Id of the agent to change.
     * @minLength 1
     * @maxLength 80
     */
  id: string;
  /**
     * Position in the company.
     * @minLength 2
     * @maxLength 60
     */
  position?: string;
  /**
     * What the agent may do for the company.
     * @minItems 1
     * @maxItems 4
     */
  permissions: ChangedMerchantAgentPermissionsItem[];
  /** Switches between `Active` and `Inactive`; an invitation that has not been accepted cannot be activated. */
  isActive: boolean;
  /**
     * Of the agent as it was read.
     * @minimum 1
     * @maximum 2147483647
     */
  version: number;
}
