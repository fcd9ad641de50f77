/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { PageContentTypeCount } from './pageContentTypeCount';
import { PageLabelCount } from './pageLabelCount';
import { PageSummary } from './pageSummary';

const pagedPageSummaryTotalCountMin = 0;
const pagedPageSummaryTotalCountMax = 2147483647;

const pagedPageSummaryPageNumberMax = 2147483647;

const pagedPageSummaryPageSizeMax = 100;

const pagedPageSummaryItemsMax = 100;

const pagedPageSummaryLabelsMax = 40;

const pagedPageSummaryContentTypesMax = 40;



export const PagedPageSummary = zod.object({
  "totalCount": zod.int().min(pagedPageSummaryTotalCountMin).max(pagedPageSummaryTotalCountMax),
  "pageNumber": zod.int().min(1).max(pagedPageSummaryPageNumberMax),
  "pageSize": zod.int().min(1).max(pagedPageSummaryPageSizeMax),
  "isTotalEstimated": zod.boolean().optional(),
  "items": zod.array(PageSummary).max(pagedPageSummaryItemsMax),
  "labels": zod.array(PageLabelCount).max(pagedPageSummaryLabelsMax).optional(),
  "contentTypes": zod.array(PageContentTypeCount).max(pagedPageSummaryContentTypesMax).optional()
});

export type PagedPageSummary = zod.input<typeof PagedPageSummary>;
export type PagedPageSummaryOutput = zod.output<typeof PagedPageSummary>;
