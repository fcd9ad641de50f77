import * as schemas from '@bazaar/api/zod/conversations';
import { type SQL, sql } from 'drizzle-orm';
import { changeConversation, hideConversation, showConversation } from '../conversations/change-conversation';
import { readConversations, readUnread } from '../conversations/read-conversations';
import { findMessage, readMessages, readTree } from '../conversations/read-messages';
import { sendMessage } from '../conversations/send-message';
import { simulateAnswers } from '../conversations/simulate-answers';
import { contractOperation, noContent, ok } from '../http/contract-operation';
import { onceByKey } from '../http/idempotency';
import { ProblemError } from '../http/problem';
import { type RequestContext, requireUser } from '../server/request-context';
import { catchUpUser } from '../trade/catch-up';

/** Returns the reader, after the sandbox has simulated the replies due for them. */
async function readerOf(context: RequestContext): Promise<string> {
  const { id } = requireUser(context);
  await catchUpUser(context.services, id);
  await simulateAnswers(context.services, id);
  return id;
}

export const conversationOperations = [
  contractOperation(
    'listConversations',
    {
      schemas: {
        query: schemas.ListConversationsQueryParams,
        responses: { 200: schemas.ListConversationsResponse },
      },
    },
    async ({ query }, context) =>
      ok(await readConversations(context.services.database.db, await readerOf(context), query)),
  ),
  contractOperation(
    'listConversationMessages',
    {
      schemas: {
        query: schemas.ListConversationMessagesQueryParams,
        responses: { 200: schemas.ListConversationMessagesResponse },
      },
    },
    async ({ query }, context) => {
      const { db } = context.services.database;
      const which = requestedConversations(query);
      const userId = await readerOf(context);
      if (query.conversationId !== undefined) await showConversation(db, userId, query.conversationId);
      const { before, pageNumber, pageSize } = query;
      return ok(await readMessages(db, userId, { conversations: which, before, pageNumber, pageSize }));
    },
  ),
  contractOperation(
    'getUnreadConversations',
    { schemas: { responses: { 200: schemas.GetUnreadConversationsResponse } } },
    async (_input, context) => ok(await readUnread(context.services.database.db, await readerOf(context))),
  ),
  contractOperation(
    'getConversationThread',
    {
      schemas: {
        params: schemas.GetConversationThreadParams,
        query: schemas.GetConversationThreadQueryParams,
        responses: { 200: schemas.GetConversationThreadResponse },
      },
    },
    async ({ params: { id }, query: { latest } }, context) => {
      const { db } = context.services.database;
      const userId = await readerOf(context);
      const conversation = await showConversation(db, userId, id);
      return ok({ conversation, ...(await readTree(db, userId, { conversationId: id, latest })) });
    },
  ),
  contractOperation(
    'sendMessage',
    {
      schemas: {
        headers: schemas.SendMessageHeader,
        body: schemas.SendMessageBody,
        responses: { 200: schemas.SendMessageResponse },
      },
    },
    async ({ headers, body }, context) => {
      const { services } = context;
      const userId = requireUser(context).id;
      const write = { userId, key: headers['Idempotency-Key'], operationId: 'sendMessage', body };
      return onceByKey(services, write, async (tx) =>
        ok(await findMessage(tx, userId, await sendMessage(tx, services, userId, body))),
      );
    },
  ),
  contractOperation(
    'updateConversation',
    {
      schemas: {
        params: schemas.UpdateConversationParams,
        body: schemas.UpdateConversationBody,
        responses: { 200: schemas.UpdateConversationResponse },
      },
    },
    async ({ params: { id }, body }, context) => {
      const { services } = context;
      const userId = await readerOf(context);
      return services.database.db.transaction(async (tx) =>
        ok(await changeConversation(tx, services, userId, { id, change: body })),
      );
    },
  ),
  contractOperation(
    'hideConversation',
    { schemas: { params: schemas.HideConversationParams, responses: { 204: null } } },
    async ({ params: { id } }, context) => {
      const userId = requireUser(context).id;
      await context.services.database.db.transaction((tx) => hideConversation(tx, userId, id));
      return noContent;
    },
  ),
];

interface Requested {
  conversationId?: string | undefined;
  objectType?: string | undefined;
  objectId?: string | undefined;
}

/** Returns which conversations are requested; refuses with 400 when the parameters are missing or incomplete. */
function requestedConversations({ conversationId, objectType, objectId }: Requested): SQL {
  if (conversationId !== undefined) return sql`c.id = ${conversationId}`;
  if (objectType !== undefined && objectId !== undefined) {
    return sql`c.object_type = ${objectType} and c.object_id = ${objectId}`;
  }
  const field =
    objectType === undefined && objectId === undefined
      ? 'conversationId'
      : objectId === undefined
        ? 'objectId'
        : 'objectType';
  throw new ProblemError('bad-request', {
    detail: '۱ مورد را اصلاح کنید.',
    errors: { [field]: ['این مقدار لازم است.'] },
  });
}
