/**
 * Generated from the contract; do not edit.
 */

/**
 * Whether it opens in the same window or a new one.
 */
export type WebsiteMenuTarget = typeof WebsiteMenuTarget[keyof typeof WebsiteMenuTarget];


export const WebsiteMenuTarget = {
  _self: '_self',
  _blank: '_blank',
} as const;
