/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const LastMessage = /*#__PURE__*/ zod.object({
  "text": /*#__PURE__*/ zod.string(),
  "at": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "isMine": /*#__PURE__*/ zod.boolean()
});

export type LastMessage = zod.input<typeof LastMessage>;
export type LastMessageOutput = zod.output<typeof LastMessage>;
