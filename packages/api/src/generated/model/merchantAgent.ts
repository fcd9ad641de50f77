/**
 * Generated from the contract; do not edit.
 */
import type { AgentPermission } from './agentPermission';
import type { MerchantAgentState } from './merchantAgentState';

/**
 * A person who acts for a company.
 */
export interface MerchantAgent {
  /**
     * Id of the agent.
     * @minLength 1
     * @maxLength 64
     */
  id: string;
  /**
     * The merchant the agent acts for.
     * @minLength 1
     * @maxLength 64
     */
  merchantId: string;
  /**
     * Name of that merchant.
     * @maxLength 300
     */
  merchantName: string;
  /**
     * The phone number until the invitation is accepted.
     * @maxLength 300
     */
  personName: string;
  /**
     * Mobile number the invitation went to.
     * @maxLength 20
     */
  phoneNumber: string;
  /**
     * Position in the company.
     * @maxLength 300
     */
  position?: string;
  /**
     * What the agent may do for the company.
     * @maxItems 50
     */
  permissions: AgentPermission[];
  /** Whether the invitation was accepted. */
  state: MerchantAgentState;
  /** True exactly when `state` is `Active`. */
  isActive: boolean;
  /** When the invitation was sent (UTC). */
  invitedAt: string;
  /** When it was accepted (UTC); absent until then. */
  acceptedAt?: string;
  /** Of an invitation that nobody has accepted: until when it can be. After it, the number can be invited again. */
  expiresAt?: string;
  /** With `Inactive`: since when, where it is known. */
  deactivatedAt?: string;
  /**
     * Raised with every change, also when the invitation is accepted.
     * @minimum 1
     * @maximum 2147483647
     */
  version: number;
}
