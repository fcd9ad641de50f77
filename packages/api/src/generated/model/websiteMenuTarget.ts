/**
 * Generated from the contract; do not edit.
 */

export type WebsiteMenuTarget = typeof WebsiteMenuTarget[keyof typeof WebsiteMenuTarget];


export const WebsiteMenuTarget = {
  _self: '_self',
  _blank: '_blank',
} as const;
