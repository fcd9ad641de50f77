/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const LastMessage = zod.object({
  "text": zod.string(),
  "at": zod.iso.datetime({"offset":true}),
  "isMine": zod.boolean()
});

export type LastMessage = zod.input<typeof LastMessage>;
export type LastMessageOutput = zod.output<typeof LastMessage>;
