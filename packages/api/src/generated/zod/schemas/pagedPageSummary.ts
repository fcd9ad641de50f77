/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { PageContentTypeCount } from './pageContentTypeCount';
import { PageLabelCount } from './pageLabelCount';
import { PageSummary } from './pageSummary';

export const pagedPageSummaryTotalCountMin = 0;


export const pagedPageSummaryPageSizeMax = 100;

export const pagedPageSummaryLabelsMax = 40;

export const pagedPageSummaryContentTypesMax = 40;



export const PagedPageSummary = zod.object({
  "totalCount": zod.int().min(pagedPageSummaryTotalCountMin),
  "pageNumber": zod.int().min(1),
  "pageSize": zod.int().min(1).max(pagedPageSummaryPageSizeMax),
  "isTotalEstimated": zod.boolean().optional(),
  "items": zod.array(PageSummary),
  "labels": zod.array(PageLabelCount).max(pagedPageSummaryLabelsMax).optional(),
  "contentTypes": zod.array(PageContentTypeCount).max(pagedPageSummaryContentTypesMax).optional()
});

export type PagedPageSummary = zod.input<typeof PagedPageSummary>;
export type PagedPageSummaryOutput = zod.output<typeof PagedPageSummary>;
