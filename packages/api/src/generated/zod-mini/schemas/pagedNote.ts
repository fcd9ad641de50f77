/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { Note } from './note';

const pagedNoteTotalCountMin = 0;


const pagedNotePageSizeMax = 100;

const pagedNoteUpcomingReminderCountMin = 0;



export const PagedNote = /*#__PURE__*/ zod.object({
  "totalCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(pagedNoteTotalCountMin)),
  "pageNumber": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)),
  "pageSize": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(pagedNotePageSizeMax)),
  "isTotalEstimated": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "items": /*#__PURE__*/ zod.array(Note),
  "upcomingReminderCount": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(pagedNoteUpcomingReminderCountMin)))
});

export type PagedNote = zod.input<typeof PagedNote>;
export type PagedNoteOutput = zod.output<typeof PagedNote>;
