/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';

export const PageAnnouncement = zod.object({
  "severity": zod.enum(['Info', 'Warning']),
  "showFrom": zod.iso.datetime({"offset":true}),
  "showTo": zod.iso.datetime({"offset":true})
});

export type PageAnnouncement = zod.input<typeof PageAnnouncement>;
export type PageAnnouncementOutput = zod.output<typeof PageAnnouncement>;
