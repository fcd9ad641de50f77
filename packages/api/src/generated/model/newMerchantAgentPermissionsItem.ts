/**
 * Generated from the contract; do not edit.
 */

export type NewMerchantAgentPermissionsItem = typeof NewMerchantAgentPermissionsItem[keyof typeof NewMerchantAgentPermissionsItem];


export const NewMerchantAgentPermissionsItem = {
  ViewRequests: 'ViewRequests',
  Answer: 'Answer',
  EditCatalog: 'EditCatalog',
  Finance: 'Finance',
} as const;
