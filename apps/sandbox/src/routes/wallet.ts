import * as schemas from '@bazaar/api/zod/wallet-transactions';
import { contractOperation, ok } from '../http/contract-operation';
import { onceByKey } from '../http/idempotency';
import { ProblemError } from '../http/problem';
import { giveCredit, requireKnownUser, startWalletCharge } from '../money/charge-wallet';
import { readCredit } from '../money/read-credit';
import { refreshDue } from '../money/refresh-payment';
import { readLedger } from '../money/wallet-transactions';
import { requireUser } from '../server/request-context';

export const walletOperations = [
  contractOperation(
    'listWalletTransactions',
    {
      schemas: {
        query: schemas.ListWalletTransactionsQueryParams,
        responses: { 200: schemas.ListWalletTransactionsResponse },
      },
    },
    async ({ query }, context) => {
      const user = requireUser(context);
      const userId = query.userId ?? user.id;
      const { db } = context.services.database;
      if (userId !== user.id) {
        if (!user.roles.includes('Admin')) throw new ProblemError('forbidden');
        await requireKnownUser(db, userId);
      }
      await refreshDue(context.services, userId);
      const { pageNumber, pageSize, sort, kind, direction, from, to } = query;
      const given = {
        ...(kind && { kind }),
        ...(direction && { direction }),
        ...(from && { from }),
        ...(to && { to }),
      };
      const found = await readLedger(db, { userId, sort, pageNumber, pageSize, ...given });
      return ok({ ...found, pageNumber, pageSize });
    },
  ),
  contractOperation(
    'getWalletCredit',
    { schemas: { responses: { 200: schemas.GetWalletCreditResponse } } },
    async (_, context) => ok(await readCredit(context.services, requireUser(context).id)),
  ),
  contractOperation(
    'chargeWallet',
    {
      schemas: {
        headers: schemas.ChargeWalletHeader,
        body: schemas.ChargeWalletBody,
        responses: { 200: schemas.ChargeWalletResponse },
      },
    },
    async ({ headers, body }, context) => {
      const { services } = context;
      const userId = requireUser(context).id;
      const key = headers['Idempotency-Key'];
      return onceByKey(services, { userId, key, operationId: 'chargeWallet', body }, async (tx) =>
        ok(await giveCredit(tx, services, body)),
      );
    },
  ),
  contractOperation(
    'startWalletCharge',
    {
      schemas: {
        headers: schemas.StartWalletChargeHeader,
        body: schemas.StartWalletChargeBody,
        responses: { 200: schemas.StartWalletChargeResponse },
      },
    },
    async ({ headers, body }, context) => {
      const { services } = context;
      const userId = requireUser(context).id;
      const key = headers['Idempotency-Key'];
      return onceByKey(services, { userId, key, operationId: 'startWalletCharge', body }, async (tx) =>
        ok(await startWalletCharge(tx, services, { userId, amountRial: body.amountRial })),
      );
    },
  ),
];
