/**
 * Generated from the contract; do not edit.
 */

/**
 * `Person` a natural person; `Company` a legal person.
 */
export type CustomerKind = typeof CustomerKind[keyof typeof CustomerKind];


export const CustomerKind = {
  Person: 'Person',
  Company: 'Company',
} as const;
