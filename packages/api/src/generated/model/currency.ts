/**
 * Generated from the contract; do not edit.
 */

/**
 * Rial.
 */
export type Currency = typeof Currency[keyof typeof Currency];


export const Currency = {
  IRR: 'IRR',
} as const;
