import * as schemas from '@bazaar/api/zod/trade-requests';
import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { contractOperation, ok } from '../http/contract-operation';
import { onceByKey } from '../http/idempotency';
import { notFound } from '../http/problem';
import { refreshDue } from '../money/refresh-payment';
import { type RequestContext, requireUser } from '../server/request-context';
import { catchUpUser } from '../trade/catch-up';
import { editRequest, withdrawRequest } from '../trade/change-request';
import { confirmRequest, publishRequest } from '../trade/confirm-request';
import { createRequest } from '../trade/create-request';
import { documentTypes } from '../trade/document-types';
import { listEvents } from '../trade/list-events';
import { listRequests } from '../trade/list-requests';
import { type OpenRequest, openForChange, openRequest, showOpen, statusOf } from '../trade/open-request';
import { readMembershipAndPrice } from '../trade/request-price';
import type { TradeRow } from '../trade/request-types';
import { checkRequestedObject } from '../trade/requested-object';

/** Returns the request after a change, with its payment in its current state. */
async function shown(open: OpenRequest, row: TradeRow) {
  const paymentStatus = await statusOf(open.tx, open.services, row.paymentId);
  return ok(await showOpen({ ...open, row, paymentStatus }));
}

/** Reads one refreshed request in its own transaction. */
function reading<Result>(context: RequestContext, id: string, read: (open: OpenRequest) => Promise<Result>) {
  const { services } = context;
  return services.database.db.transaction(async (tx) =>
    read(await openRequest(tx, services, requireUser(context), id)),
  );
}

/** Changes one request at most once per key; the key belongs to this request and this body. */
function changingOnce(
  context: RequestContext,
  { operationId, key, id, body }: { operationId: string; key: string; id: string; body: { version: number } },
  change: (open: OpenRequest) => Promise<TradeRow>,
) {
  const { services } = context;
  const user = requireUser(context);
  const write = { userId: user.id, key, operationId, body: { id, ...body } };
  return onceByKey(services, write, async (tx: Queryable) => {
    const open = await openForChange(tx, services, user, { id, version: body.version });
    return shown(open, await change(open));
  });
}

export const tradeOperations = [
  contractOperation(
    'getMembershipAndPrice',
    {
      schemas: {
        params: schemas.GetMembershipAndPriceParams,
        responses: { 200: schemas.GetMembershipAndPriceResponse },
      },
    },
    async ({ params }, context) => ok(await reading(context, params.id, readMembershipAndPrice)),
  ),
  contractOperation(
    'listTradeRequestsBySupplier',
    {
      schemas: {
        query: schemas.ListTradeRequestsBySupplierQueryParams,
        responses: { 200: schemas.ListTradeRequestsBySupplierResponse },
      },
    },
    async ({ query }, context) => {
      const user = requireUser(context);
      checkRequestedObject(query);
      await refreshDue(context.services, user.id);
      await catchUpUser(context.services, user.id);
      return ok(await listRequests(context.services, user, query));
    },
  ),
  contractOperation(
    'getTradeRequest',
    {
      schemas: { params: schemas.GetTradeRequestParams, responses: { 200: schemas.GetTradeRequestResponse } },
    },
    async ({ params }, context) => ok(await reading(context, params.id, showOpen)),
  ),
  contractOperation(
    'createDirectOrder',
    {
      schemas: {
        headers: schemas.CreateDirectOrderHeader,
        body: schemas.CreateDirectOrderBody,
        responses: { 200: schemas.CreateDirectOrderResponse },
      },
    },
    async ({ headers, body }, context) => {
      const { services } = context;
      const user = requireUser(context);
      const write = {
        userId: user.id,
        key: headers['Idempotency-Key'],
        operationId: 'createDirectOrder',
        body,
      };
      return onceByKey(services, write, async (tx) => {
        const row = await createRequest(tx, services, user.id, body);
        return shown({ tx, services, user, row, paymentStatus: undefined }, row);
      });
    },
  ),
  contractOperation(
    'updateDirectOrder',
    {
      schemas: {
        params: schemas.UpdateDirectOrderParams,
        body: schemas.UpdateDirectOrderBody,
        responses: { 200: schemas.UpdateDirectOrderResponse },
      },
    },
    async ({ params: { id }, body }, context) => {
      const { services } = context;
      const user = requireUser(context);
      return services.database.db.transaction(async (tx) => {
        const open = await openForChange(tx, services, user, { id, version: body.version });
        return shown(
          open,
          await (body.withdraw === true
            ? withdrawRequest(open, body.withdrawReason?.trim())
            : editRequest(open, body)),
        );
      });
    },
  ),
  contractOperation(
    'requestTradeRequestConfirmation',
    {
      schemas: {
        params: schemas.RequestTradeRequestConfirmationParams,
        headers: schemas.RequestTradeRequestConfirmationHeader,
        body: schemas.RequestTradeRequestConfirmationBody,
        responses: { 200: schemas.RequestTradeRequestConfirmationResponse },
      },
    },
    async ({ params: { id }, headers, body }, context) => {
      const key = headers['Idempotency-Key'];
      const write = { operationId: 'requestTradeRequestConfirmation', key, id, body };
      return changingOnce(context, write, confirmRequest);
    },
  ),
  contractOperation(
    'publishTradeRequest',
    {
      schemas: {
        params: schemas.PublishTradeRequestParams,
        headers: schemas.PublishTradeRequestHeader,
        body: schemas.PublishTradeRequestBody,
        responses: { 200: schemas.PublishTradeRequestResponse },
      },
    },
    async ({ params: { id }, headers, body }, context) => {
      const write = { operationId: 'publishTradeRequest', key: headers['Idempotency-Key'], id, body };
      return changingOnce(context, write, (open) => publishRequest(open, body.acceptTerms));
    },
  ),
  contractOperation(
    'listTradeRequestEvents',
    {
      schemas: {
        query: schemas.ListTradeRequestEventsQueryParams,
        responses: { 200: schemas.ListTradeRequestEventsResponse },
      },
    },
    async ({ query: { tradeRequestId, pageNumber, pageSize } }, context) => {
      const { services } = context;
      const { id } = requireUser(context);
      await catchUpUser(services, id);
      return ok(await listEvents(services.database.db, id, tradeRequestId, { pageNumber, pageSize }));
    },
  ),
  contractOperation(
    'listTradeDocumentTypes',
    {
      schemas: {
        query: schemas.ListTradeDocumentTypesQueryParams,
        responses: { 200: schemas.ListTradeDocumentTypesResponse },
      },
    },
    async ({ query: { categoryId } }, { services }) => {
      if (categoryId !== undefined) {
        const known = await selectRows(
          services.database.db,
          sql`select 1 from categories where id = ${categoryId}`,
        );
        if (known.length === 0) throw notFound('این دسته');
      }
      return ok(documentTypes);
    },
  ),
];
