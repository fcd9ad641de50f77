/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { HelpStep } from './helpStep';
import { MediaVideo } from './mediaVideo';

export const HelpItem = /*#__PURE__*/ zod.object({
  "frontUniqueId": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string(),
  "bodyHtml": /*#__PURE__*/ zod.string(),
  "steps": /*#__PURE__*/ zod.array(HelpStep),
  "videos": /*#__PURE__*/ zod.array(MediaVideo),
  "relatedIds": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()),
  "updatedAt": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type HelpItem = zod.input<typeof HelpItem>;
export type HelpItemOutput = zod.output<typeof HelpItem>;
