/**
 * Generated from the contract; do not edit.
 */
import type { NewMerchantAgentPermissionsItem } from './newMerchantAgentPermissionsItem';

/**
 * An invitation.
 */
export interface NewMerchantAgent {
  /**
     * A company of the caller.
     * @minLength 1
     * @maxLength 80
     */
  merchantId: string;
  /**
     * Mobile number of the person; not the caller's own.
     * @pattern ^09\d{9}$
     */
  phoneNumber: string;
  /**
     * Position in the company.
     * @minLength 2
     * @maxLength 60
     */
  position?: string;
  /**
     * What the agent may do once the invitation is accepted.
     * @minItems 1
     * @maxItems 4
     */
  permissions: NewMerchantAgentPermissionsItem[];
}
