/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

import {
  FeedbackReceipt,
  NewFeedback
} from '../schemas';


export const SendFeedbackHeader = zod.object({
  "Idempotency-Key": zod.uuid()
})

export const SendFeedbackBody = NewFeedback

export const SendFeedbackResponse = FeedbackReceipt
