/**
 * Generated from the contract; do not edit.
 */

/**
 * Gender of a person, as official forms ask for it.
 */
export type Gender = typeof Gender[keyof typeof Gender];


export const Gender = {
  Female: 'Female',
  Male: 'Male',
} as const;
