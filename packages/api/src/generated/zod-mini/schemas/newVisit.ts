/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { ObjectType } from './objectType';

const newVisitObjectIdMax = 64;

const newVisitPathMax = 500;


const newVisitPathRegExp = new RegExp('^/([^/\\\\].*)?$');


export const NewVisit = /*#__PURE__*/ zod.object({
  "objectType": ObjectType,
  "objectId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newVisitObjectIdMax)),
  "path": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newVisitPathMax)).check(/*#__PURE__*/ zod.regex(newVisitPathRegExp))),
  "visitorKey": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()),
  "isContinued": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
});

export type NewVisit = zod.input<typeof NewVisit>;
export type NewVisitOutput = zod.output<typeof NewVisit>;
