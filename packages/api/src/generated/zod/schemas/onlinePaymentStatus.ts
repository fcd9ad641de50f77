/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const OnlinePaymentStatus = zod.enum(['Requested', 'Redirected', 'Returned', 'Verified', 'Failed', 'CancelledByUser', 'Unknown', 'Reversed']);

export type OnlinePaymentStatus = zod.input<typeof OnlinePaymentStatus>;
export type OnlinePaymentStatusOutput = zod.output<typeof OnlinePaymentStatus>;
