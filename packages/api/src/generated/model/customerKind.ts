/**
 * Generated from the contract; do not edit.
 */

/**
 * Natural or legal person.
 */
export type CustomerKind = typeof CustomerKind[keyof typeof CustomerKind];


export const CustomerKind = {
  Person: 'Person',
  Company: 'Company',
} as const;
