/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { Note } from './note';

const pagedNoteTotalCountMin = 0;
const pagedNoteTotalCountMax = 2147483647;

const pagedNotePageNumberMax = 2147483647;

const pagedNotePageSizeMax = 100;

const pagedNoteItemsMax = 100;

const pagedNoteUpcomingReminderCountMin = 0;
const pagedNoteUpcomingReminderCountMax = 2147483647;



export const PagedNote = zod.object({
  "totalCount": zod.int().min(pagedNoteTotalCountMin).max(pagedNoteTotalCountMax),
  "pageNumber": zod.int().min(1).max(pagedNotePageNumberMax),
  "pageSize": zod.int().min(1).max(pagedNotePageSizeMax),
  "isTotalEstimated": zod.boolean().optional(),
  "items": zod.array(Note).max(pagedNoteItemsMax),
  "upcomingReminderCount": zod.int().min(pagedNoteUpcomingReminderCountMin).max(pagedNoteUpcomingReminderCountMax).optional()
});

export type PagedNote = zod.input<typeof PagedNote>;
export type PagedNoteOutput = zod.output<typeof PagedNote>;
