/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const likeLikeCountMin = 0;
const likeLikeCountMax = 2147483647;



export const Like = zod.object({
  "likeCount": zod.int().min(likeLikeCountMin).max(likeLikeCountMax),
  "isLikedByMe": zod.boolean()
});

export type Like = zod.input<typeof Like>;
export type LikeOutput = zod.output<typeof Like>;
