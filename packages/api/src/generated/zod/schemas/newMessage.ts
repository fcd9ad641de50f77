/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
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



export const NewMessage = zod.object({
  "clientMessageId": zod.uuid(),
  "rootId": zod.string().min(1).max(newMessageRootIdMax).optional(),
  "parentId": zod.string().min(1).max(newMessageParentIdMax).optional(),
  "subject": zod.string().min(newMessageSubjectMin).max(newMessageSubjectMax).optional(),
  "objectType": ObjectType.optional(),
  "objectId": zod.string().min(1).max(newMessageObjectIdMax).optional(),
  "recipientId": zod.string().min(1).max(newMessageRecipientIdMax).optional(),
  "text": zod.string().max(newMessageTextMax).optional(),
  "fileIds": zod.array(zod.string().min(1).max(newMessageFileIdsItemMax)).max(newMessageFileIdsMax).optional()
});

export type NewMessage = zod.input<typeof NewMessage>;
export type NewMessageOutput = zod.output<typeof NewMessage>;
