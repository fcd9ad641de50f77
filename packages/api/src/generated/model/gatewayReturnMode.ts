/**
 * Generated from the contract; do not edit.
 */

/**
 * How the bank is reached and returns: `Redirect` by address, `Post` by a form.
 */
export type GatewayReturnMode = typeof GatewayReturnMode[keyof typeof GatewayReturnMode];


export const GatewayReturnMode = {
  Redirect: 'Redirect',
  Post: 'Post',
} as const;
