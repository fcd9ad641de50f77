/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const OnlinePaymentStatus = /*#__PURE__*/ zod.enum(['Requested', 'Redirected', 'Returned', 'Verified', 'Failed', 'CancelledByUser', 'Unknown', 'Reversed']);

export type OnlinePaymentStatus = zod.input<typeof OnlinePaymentStatus>;
export type OnlinePaymentStatusOutput = zod.output<typeof OnlinePaymentStatus>;
