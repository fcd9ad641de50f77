/**
 * Generated from the contract; do not edit.
 */

export type XPlatformParameter = typeof XPlatformParameter[keyof typeof XPlatformParameter];


export const XPlatformParameter = {
  Web: 'Web',
} as const;
