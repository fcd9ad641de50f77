/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

import {
  FeedbackReceipt,
  NewFeedback
} from '../schemas';


export const SendFeedbackHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.uuid()
})

export const SendFeedbackBody = NewFeedback

export const SendFeedbackResponse = FeedbackReceipt
