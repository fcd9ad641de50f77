/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { HelpStep } from './helpStep';
import { MediaVideo } from './mediaVideo';

const helpItemFrontUniqueIdMax = 64;

const helpItemTitleMax = 300;

const helpItemBodyHtmlMax = 500000;

const helpItemStepsMax = 200;

const helpItemVideosMax = 200;

const helpItemRelatedIdsItemMax = 64;

const helpItemRelatedIdsMax = 200;



export const HelpItem = zod.object({
  "frontUniqueId": zod.string().min(1).max(helpItemFrontUniqueIdMax),
  "title": zod.string().max(helpItemTitleMax),
  "bodyHtml": zod.string().max(helpItemBodyHtmlMax),
  "steps": zod.array(HelpStep).max(helpItemStepsMax),
  "videos": zod.array(MediaVideo).max(helpItemVideosMax),
  "relatedIds": zod.array(zod.string().min(1).max(helpItemRelatedIdsItemMax)).max(helpItemRelatedIdsMax),
  "updatedAt": zod.iso.datetime({"offset":true})
});

export type HelpItem = zod.input<typeof HelpItem>;
export type HelpItemOutput = zod.output<typeof HelpItem>;
