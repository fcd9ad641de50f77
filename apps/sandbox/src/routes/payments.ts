import * as schemas from '@bazaar/api/zod/payments';
import { contractOperation, ok } from '../http/contract-operation';
import { onceByKey } from '../http/idempotency';
import { readGateways } from '../money/gateways';
import { cancelPayment, readPayment, readUnfinished } from '../money/read-payments';
import { startAttempt } from '../money/start-attempt';
import { payFromWallet } from '../money/wallet-pay';
import { requireUser } from '../server/request-context';

export const paymentOperations = [
  contractOperation(
    'payFromWallet',
    {
      schemas: {
        headers: schemas.PayFromWalletHeader,
        body: schemas.PayFromWalletBody,
        responses: { 200: schemas.PayFromWalletResponse },
      },
    },
    async ({ headers, body }, context) => {
      const { services } = context;
      const userId = requireUser(context).id;
      const write = { userId, key: headers['Idempotency-Key'], operationId: 'payFromWallet', body };
      return onceByKey(services, write, async (tx) =>
        ok(await payFromWallet(tx, services, { userId, paymentId: body.paymentId })),
      );
    },
  ),
  contractOperation(
    'listGateways',
    { schemas: { query: schemas.ListGatewaysQueryParams, responses: { 200: schemas.ListGatewaysResponse } } },
    async ({ query }, context) => ok(await readGateways(context.services.database.db, query.amountRial)),
  ),
  contractOperation(
    'requestOnlinePayment',
    {
      schemas: {
        headers: schemas.RequestOnlinePaymentHeader,
        body: schemas.RequestOnlinePaymentBody,
        responses: { 200: schemas.RequestOnlinePaymentResponse },
      },
    },
    async ({ headers, body }, context) => {
      const { services } = context;
      const userId = requireUser(context).id;
      const { paymentId, gatewayId, returnPath, useWalletRial } = body;
      const part = useWalletRial === undefined ? {} : { useWalletRial };
      const write = { userId, key: headers['Idempotency-Key'], operationId: 'requestOnlinePayment', body };
      return onceByKey(services, write, async (tx) =>
        ok(await startAttempt(tx, services, 'start', { userId, paymentId, gatewayId, returnPath, ...part })),
      );
    },
  ),
  contractOperation(
    'retryOnlinePayment',
    {
      schemas: {
        headers: schemas.RetryOnlinePaymentHeader,
        body: schemas.RetryOnlinePaymentBody,
        responses: { 200: schemas.RetryOnlinePaymentResponse },
      },
    },
    async ({ headers, body }, context) => {
      const { services } = context;
      const userId = requireUser(context).id;
      const { paymentId, gatewayId, returnPath } = body;
      const write = { userId, key: headers['Idempotency-Key'], operationId: 'retryOnlinePayment', body };
      return onceByKey(services, write, async (tx) =>
        ok(await startAttempt(tx, services, 'retry', { userId, paymentId, gatewayId, returnPath })),
      );
    },
  ),
  contractOperation(
    'getPayment',
    { schemas: { query: schemas.GetPaymentQueryParams, responses: { 200: schemas.GetPaymentResponse } } },
    async ({ query }, context) =>
      ok(await readPayment(context.services, query.paymentId, requireUser(context).id)),
  ),
  contractOperation(
    'listUnfinishedPayments',
    { schemas: { responses: { 200: schemas.ListUnfinishedPaymentsResponse } } },
    async (_, context) => ok(await readUnfinished(context.services, requireUser(context).id)),
  ),
  contractOperation(
    'cancelPayment',
    { schemas: { params: schemas.CancelPaymentParams, responses: { 200: schemas.CancelPaymentResponse } } },
    async ({ params }, context) =>
      ok(await cancelPayment(context.services, params.id, requireUser(context).id)),
  ),
];
