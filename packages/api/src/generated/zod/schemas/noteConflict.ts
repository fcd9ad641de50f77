/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { Note } from './note';
import { ProblemCode } from './problemCode';
import { ProfileField } from './profileField';

const noteConflictTypeMax = 2048;

const noteConflictTitleMax = 300;

const noteConflictStatusMin = 400;
const noteConflictStatusMax = 599;

const noteConflictDetailMax = 2000;

const noteConflictTraceIdMax = 64;

const noteConflictErrorsItemMax = 300;

const noteConflictErrorsMaxOne = 200;

const noteConflictPaymentIdMax = 64;

const noteConflictMissingRialMax = 9007199254740991;

const noteConflictMissingFieldsMax = 30;

const noteConflictRemainingTriesMin = 0;
const noteConflictRemainingTriesMax = 2147483647;



export const NoteConflict = zod.object({
  "type": zod.string().max(noteConflictTypeMax),
  "title": zod.string().max(noteConflictTitleMax),
  "status": zod.int().min(noteConflictStatusMin).max(noteConflictStatusMax),
  "detail": zod.string().max(noteConflictDetailMax).optional(),
  "code": ProblemCode,
  "traceId": zod.string().min(1).max(noteConflictTraceIdMax),
  "errors": zod.record(zod.string(), zod.array(zod.string().max(noteConflictErrorsItemMax)).max(noteConflictErrorsMaxOne)).optional(),
  "current": Note,
  "paymentId": zod.string().min(1).max(noteConflictPaymentIdMax).optional(),
  "missingRial": zod.int().min(1).max(noteConflictMissingRialMax).optional(),
  "missingFields": zod.array(ProfileField).max(noteConflictMissingFieldsMax).optional(),
  "remainingTries": zod.int().min(noteConflictRemainingTriesMin).max(noteConflictRemainingTriesMax).optional()
});

export type NoteConflict = zod.input<typeof NoteConflict>;
export type NoteConflictOutput = zod.output<typeof NoteConflict>;
