/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const TradeRequestStatus = zod.enum(['Draft', 'AwaitingConfirmation', 'NeedsCorrection', 'AwaitingPayment', 'ReadyToPublish', 'Published', 'Seen', 'Answered', 'Agreed', 'Declined', 'Expired', 'Withdrawn', 'Closed']);

export type TradeRequestStatus = zod.input<typeof TradeRequestStatus>;
export type TradeRequestStatusOutput = zod.output<typeof TradeRequestStatus>;
