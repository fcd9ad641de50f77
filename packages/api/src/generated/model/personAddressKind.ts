/**
 * Generated from the contract; do not edit.
 */

/**
 * `Legal` registered seat or residence; `Billing` on invoices; `Office`; `Factory`.
 */
export type PersonAddressKind = typeof PersonAddressKind[keyof typeof PersonAddressKind];


export const PersonAddressKind = {
  Legal: 'Legal',
  Billing: 'Billing',
  Office: 'Office',
  Factory: 'Factory',
} as const;
