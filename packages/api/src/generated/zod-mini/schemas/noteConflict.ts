/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { Note } from './note';
import { ProblemCode } from './problemCode';
import { ProfileField } from './profileField';

const noteConflictStatusMin = 400;
const noteConflictStatusMax = 599;


const noteConflictRemainingTriesMin = 0;



export const NoteConflict = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.string(),
  "title": /*#__PURE__*/ zod.string(),
  "status": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(noteConflictStatusMin)).check(/*#__PURE__*/ zod.lte(noteConflictStatusMax)),
  "detail": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "code": ProblemCode,
  "traceId": /*#__PURE__*/ zod.string(),
  "errors": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string()))),
  "current": Note,
  "paymentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()),
  "missingRial": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "missingFields": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(ProfileField)),
  "remainingTries": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(noteConflictRemainingTriesMin)))
});

export type NoteConflict = zod.input<typeof NoteConflict>;
export type NoteConflictOutput = zod.output<typeof NoteConflict>;
