/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { ObjectType } from './objectType';

const newMessageRootIdMax = 64;

const newMessageParentIdMax = 64;

const newMessageSubjectMin = 3;
const newMessageSubjectMax = 120;

const newMessageObjectIdMax = 64;

const newMessageRecipientIdMax = 64;

const newMessageTextMax = 4000;

const newMessageFileIdsItemMax = 64;

const newMessageFileIdsMax = 10;



export const NewMessage = /*#__PURE__*/ zod.object({
  "clientMessageId": /*#__PURE__*/ zod.uuid(),
  "rootId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newMessageRootIdMax))),
  "parentId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newMessageParentIdMax))),
  "subject": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(newMessageSubjectMin)).check(/*#__PURE__*/ zod.maxLength(newMessageSubjectMax))),
  "objectType": /*#__PURE__*/ zod.optional(ObjectType),
  "objectId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newMessageObjectIdMax))),
  "recipientId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newMessageRecipientIdMax))),
  "text": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(newMessageTextMax))),
  "fileIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(newMessageFileIdsItemMax))).check(/*#__PURE__*/ zod.maxLength(newMessageFileIdsMax)))
});

export type NewMessage = zod.input<typeof NewMessage>;
export type NewMessageOutput = zod.output<typeof NewMessage>;
