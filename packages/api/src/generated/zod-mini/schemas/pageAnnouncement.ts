/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';

export const PageAnnouncement = /*#__PURE__*/ zod.object({
  "severity": /*#__PURE__*/ zod.enum(['Info', 'Warning']),
  "showFrom": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "showTo": /*#__PURE__*/ zod.iso.datetime({"offset":true})
});

export type PageAnnouncement = zod.input<typeof PageAnnouncement>;
export type PageAnnouncementOutput = zod.output<typeof PageAnnouncement>;
