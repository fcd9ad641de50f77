/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const feedbackReceiptTrackingCodeRegExp = new RegExp('^FB(-[2-9A-HJKMNP-TV-Z]{4}){3}$');


export const FeedbackReceipt = zod.object({
  "trackingCode": zod.string().regex(feedbackReceiptTrackingCodeRegExp)
});

export type FeedbackReceipt = zod.input<typeof FeedbackReceipt>;
export type FeedbackReceiptOutput = zod.output<typeof FeedbackReceipt>;
