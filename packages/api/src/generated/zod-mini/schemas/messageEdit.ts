/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const messageEditMessageIdMax = 64;

const messageEditTextMax = 4000;



export const MessageEdit = /*#__PURE__*/ zod.object({
  "messageId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(messageEditMessageIdMax)),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(messageEditTextMax))
});

export type MessageEdit = zod.input<typeof MessageEdit>;
export type MessageEditOutput = zod.output<typeof MessageEdit>;
