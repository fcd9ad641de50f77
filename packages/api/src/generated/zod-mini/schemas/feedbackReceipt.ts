/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const feedbackReceiptTrackingCodeRegExp = new RegExp('^FB(-[2-9A-HJKMNP-TV-Z]{4}){3}$');


export const FeedbackReceipt = /*#__PURE__*/ zod.object({
  "trackingCode": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(feedbackReceiptTrackingCodeRegExp))
});

export type FeedbackReceipt = zod.input<typeof FeedbackReceipt>;
export type FeedbackReceiptOutput = zod.output<typeof FeedbackReceipt>;
