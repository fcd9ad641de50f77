/**
 * Generated from the contract; do not edit.
 */

export type CustomerGender = typeof CustomerGender[keyof typeof CustomerGender];


export const CustomerGender = {
  Female: 'Female',
  Male: 'Male',
} as const;
