/**
 * Generated from the contract; do not edit.
 */

/**
 * What the reader may do with the request now. `Edit` and `Withdraw` by `updateDirectOrder`; `RequestConfirmation` and `Publish` by the call of that name;
 * `Pay` the payment that `getMembershipAndPrice` names (where it was cancelled or has expired, `RequestConfirmation` opens a new one); `Duplicate` by `createDirectOrder` with `copyOf`; `Message` by `sendMessage` on the request.
 */
export type TradeRequestAction = typeof TradeRequestAction[keyof typeof TradeRequestAction];


export const TradeRequestAction = {
  Edit: 'Edit',
  RequestConfirmation: 'RequestConfirmation',
  Pay: 'Pay',
  Publish: 'Publish',
  Withdraw: 'Withdraw',
  Duplicate: 'Duplicate',
  Message: 'Message',
} as const;
