/**
 * Generated from the contract; do not edit.
 */
import type { AgentPermission } from './agentPermission';
import type { MerchantAgentState } from './merchantAgentState';

/**
 * A person who acts for a company.
 */
export interface MerchantAgent {
  id: string;
  merchantId: string;
  merchantName: string;
  /** The phone number until the invitation is accepted. */
  personName: string;
  /** Mobile number the invitation went to. */
  phoneNumber: string;
  /** Position in the company. */
  position?: string;
  permissions: AgentPermission[];
  state: MerchantAgentState;
  /** True exactly when `state` is `Active`. */
  isActive: boolean;
  invitedAt: string;
  acceptedAt?: string;
  /** Of an invitation that nobody has accepted: until when it can be. After it, the number can be invited again. */
  expiresAt?: string;
  /** With `Inactive`: since when, where it is known. */
  deactivatedAt?: string;
  /**
     * Raised with every change, also when the invitation is accepted.
     * @minimum 1
     */
  version: number;
}
