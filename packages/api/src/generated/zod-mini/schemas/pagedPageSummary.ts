/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { PageContentTypeCount } from './pageContentTypeCount';
import { PageLabelCount } from './pageLabelCount';
import { PageSummary } from './pageSummary';

const pagedPageSummaryTotalCountMin = 0;


const pagedPageSummaryPageSizeMax = 100;



export const PagedPageSummary = /*#__PURE__*/ zod.object({
  "totalCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(pagedPageSummaryTotalCountMin)),
  "pageNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(pagedPageSummaryPageSizeMax)),
  "isTotalEstimated": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "items": /*#__PURE__*/ zod.array(PageSummary),
  "labels": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(PageLabelCount)),
  "contentTypes": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(PageContentTypeCount))
});

export type PagedPageSummary = zod.input<typeof PagedPageSummary>;
export type PagedPageSummaryOutput = zod.output<typeof PagedPageSummary>;
