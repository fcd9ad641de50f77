import * as customers from '@bazaar/api/zod/customers';
import { contractOperation, noContent, ok } from '../http/contract-operation';
import { onceByKey } from '../http/idempotency';
import { changeAgent, inviteAgent, readAgents, removeAgent } from '../people/agent-store';
import { requireUser } from '../server/request-context';

export const merchantAgentOperations = [
  contractOperation(
    'listMerchantAgents',
    {
      schemas: {
        query: customers.ListMerchantAgentsQueryParams,
        responses: { 200: customers.ListMerchantAgentsResponse },
      },
    },
    async ({ query }, context) =>
      ok(await readAgents(context.services.database.db, requireUser(context), query.merchantId)),
  ),
  contractOperation(
    'inviteMerchantAgent',
    {
      schemas: {
        headers: customers.InviteMerchantAgentHeader,
        body: customers.InviteMerchantAgentBody,
        responses: { 200: customers.InviteMerchantAgentResponse },
      },
    },
    async ({ headers, body }, context) => {
      const { services } = context;
      const user = requireUser(context);
      const key = headers['Idempotency-Key'];
      const write = { userId: user.id, key, operationId: 'inviteMerchantAgent', body };
      return onceByKey(services, write, async (tx) => ok(await inviteAgent(tx, services, user, body)));
    },
  ),
  contractOperation(
    'updateMerchantAgent',
    {
      schemas: {
        body: customers.UpdateMerchantAgentBody,
        responses: { 200: customers.UpdateMerchantAgentResponse },
      },
    },
    async ({ body }, context) => {
      const user = requireUser(context);
      const { services } = context;
      return ok(await services.database.db.transaction((tx) => changeAgent(tx, services, user, body)));
    },
  ),
  contractOperation(
    'removeMerchantAgent',
    { schemas: { query: customers.RemoveMerchantAgentQueryParams, responses: { 204: null } } },
    async ({ query }, context) => {
      const user = requireUser(context);
      await context.services.database.db.transaction((tx) => removeAgent(tx, user, query.id));
      return noContent;
    },
  ),
];
