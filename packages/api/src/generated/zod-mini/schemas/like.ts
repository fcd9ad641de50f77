/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

const likeLikeCountMin = 0;



export const Like = /*#__PURE__*/ zod.object({
  "likeCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(likeLikeCountMin)),
  "isLikedByMe": /*#__PURE__*/ zod.boolean()
});

export type Like = zod.input<typeof Like>;
export type LikeOutput = zod.output<typeof Like>;
