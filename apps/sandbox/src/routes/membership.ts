import * as schemas from '@bazaar/api/zod/membership-plans';
import { contractOperation, ok } from '../http/contract-operation';
import { onceByKey } from '../http/idempotency';
import { orderMembership } from '../membership/order-membership';
import { readRunningMemberships } from '../membership/running-memberships';
import { requireUser } from '../server/request-context';

export const membershipOperations = [
  contractOperation(
    'listRunningMemberships',
    { schemas: { responses: { 200: schemas.ListRunningMembershipsResponse } } },
    async (_, context) => {
      const { database, clock } = context.services;
      return ok(await readRunningMemberships(database.db, requireUser(context).id, clock.now()));
    },
  ),
  contractOperation(
    'orderMembership',
    {
      schemas: {
        headers: schemas.OrderMembershipHeader,
        body: schemas.OrderMembershipBody,
        responses: { 200: schemas.OrderMembershipResponse },
      },
    },
    async ({ headers, body }, context) => {
      const { services } = context;
      const user = requireUser(context);
      const { planId, periodMonths, merchantId } = body;
      const order = { planId, periodMonths, ...(merchantId === undefined ? {} : { merchantId }) };
      const write = {
        userId: user.id,
        key: headers['Idempotency-Key'],
        operationId: 'orderMembership',
        body,
      };
      return onceByKey(services, write, async (tx) => ok(await orderMembership(tx, services, user, order)));
    },
  ),
];
