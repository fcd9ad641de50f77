/**
 * Generated from the contract; do not edit.
 */

export type Gender = typeof Gender[keyof typeof Gender];


export const Gender = {
  Female: 'Female',
  Male: 'Male',
} as const;
