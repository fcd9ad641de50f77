/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { HelpStep } from './helpStep';
import { MediaVideo } from './mediaVideo';

export const HelpItem = zod.object({
  "frontUniqueId": zod.string(),
  "title": zod.string(),
  "bodyHtml": zod.string(),
  "steps": zod.array(HelpStep),
  "videos": zod.array(MediaVideo),
  "relatedIds": zod.array(zod.string()),
  "updatedAt": zod.iso.datetime({"offset":true})
});

export type HelpItem = zod.input<typeof HelpItem>;
export type HelpItemOutput = zod.output<typeof HelpItem>;
