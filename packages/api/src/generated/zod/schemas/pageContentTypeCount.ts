/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

const pageContentTypeCountContentTypeIdMax = 64;

const pageContentTypeCountTitleMax = 300;

const pageContentTypeCountCountMax = 2147483647;



export const PageContentTypeCount = zod.object({
  "contentTypeId": zod.string().min(1).max(pageContentTypeCountContentTypeIdMax),
  "title": zod.string().max(pageContentTypeCountTitleMax),
  "count": zod.int().min(1).max(pageContentTypeCountCountMax)
});

export type PageContentTypeCount = zod.input<typeof PageContentTypeCount>;
export type PageContentTypeCountOutput = zod.output<typeof PageContentTypeCount>;
