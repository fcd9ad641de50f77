/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';




export const PageContentTypeCount = zod.object({
  "contentTypeId": zod.string(),
  "title": zod.string(),
  "count": zod.int().min(1)
});

export type PageContentTypeCount = zod.input<typeof PageContentTypeCount>;
export type PageContentTypeCountOutput = zod.output<typeof PageContentTypeCount>;
