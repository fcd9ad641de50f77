/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { Note } from './note';
import { ProblemCode } from './problemCode';
import { ProfileField } from './profileField';

export const noteConflictStatusMin = 400;
export const noteConflictStatusMax = 599;


export const noteConflictRemainingTriesMin = 0;



export const NoteConflict = zod.object({
  "type": zod.string(),
  "title": zod.string(),
  "status": zod.int().min(noteConflictStatusMin).max(noteConflictStatusMax),
  "detail": zod.string().optional(),
  "code": ProblemCode,
  "traceId": zod.string(),
  "errors": zod.record(zod.string(), zod.array(zod.string())).optional(),
  "current": Note,
  "paymentId": zod.string().optional(),
  "missingRial": zod.int().min(1).optional(),
  "missingFields": zod.array(ProfileField).optional(),
  "remainingTries": zod.int().min(noteConflictRemainingTriesMin).optional()
});

export type NoteConflict = zod.input<typeof NoteConflict>;
export type NoteConflictOutput = zod.output<typeof NoteConflict>;
