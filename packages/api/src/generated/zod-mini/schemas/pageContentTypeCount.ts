/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';




export const PageContentTypeCount = /*#__PURE__*/ zod.object({
  "contentTypeId": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string(),
  "count": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
});

export type PageContentTypeCount = zod.input<typeof PageContentTypeCount>;
export type PageContentTypeCountOutput = zod.output<typeof PageContentTypeCount>;
