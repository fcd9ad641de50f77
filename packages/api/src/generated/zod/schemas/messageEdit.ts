/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const messageEditMessageIdMax = 64;

const messageEditTextMax = 4000;



export const MessageEdit = zod.object({
  "messageId": zod.string().min(1).max(messageEditMessageIdMax),
  "text": zod.string().min(1).max(messageEditTextMax)
});

export type MessageEdit = zod.input<typeof MessageEdit>;
export type MessageEditOutput = zod.output<typeof MessageEdit>;
