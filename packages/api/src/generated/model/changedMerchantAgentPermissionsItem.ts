/**
 * Generated from the contract; do not edit.
 */

export type ChangedMerchantAgentPermissionsItem = typeof ChangedMerchantAgentPermissionsItem[keyof typeof ChangedMerchantAgentPermissionsItem];


export const ChangedMerchantAgentPermissionsItem = {
  ViewRequests: 'ViewRequests',
  Answer: 'Answer',
  EditCatalog: 'EditCatalog',
  Finance: 'Finance',
} as const;
