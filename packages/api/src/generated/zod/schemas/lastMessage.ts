/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const lastMessageTextMax = 10000;



export const LastMessage = zod.object({
  "text": zod.string().max(lastMessageTextMax),
  "at": zod.iso.datetime({"offset":true}),
  "isMine": zod.boolean()
});

export type LastMessage = zod.input<typeof LastMessage>;
export type LastMessageOutput = zod.output<typeof LastMessage>;
