/**
 * Generated from the contract; do not edit.
 */

/**
 * `Invited` until the person logs in; then `Active`; `Inactive` while the company has switched the agent off.
 */
export type MerchantAgentState = typeof MerchantAgentState[keyof typeof MerchantAgentState];


export const MerchantAgentState = {
  Invited: 'Invited',
  Active: 'Active',
  Inactive: 'Inactive',
} as const;
