/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const likeLikeCountMin = 0;



export const Like = zod.object({
  "likeCount": zod.int().min(likeLikeCountMin),
  "isLikedByMe": zod.boolean()
});

export type Like = zod.input<typeof Like>;
export type LikeOutput = zod.output<typeof Like>;
