/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { Note } from './note';

export const pagedNoteTotalCountMin = 0;


export const pagedNotePageSizeMax = 100;

export const pagedNoteUpcomingReminderCountMin = 0;



export const PagedNote = zod.object({
  "totalCount": zod.int().min(pagedNoteTotalCountMin),
  "pageNumber": zod.int().min(1),
  "pageSize": zod.int().min(1).max(pagedNotePageSizeMax),
  "isTotalEstimated": zod.boolean().optional(),
  "items": zod.array(Note),
  "upcomingReminderCount": zod.int().min(pagedNoteUpcomingReminderCountMin).optional()
});

export type PagedNote = zod.input<typeof PagedNote>;
export type PagedNoteOutput = zod.output<typeof PagedNote>;
