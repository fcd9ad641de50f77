import * as schemas from '@bazaar/api/zod/merchants';
import { searchWords } from '../catalogue/search-words';
import { contractOperation, ok } from '../http/contract-operation';
import { notFound } from '../http/problem';
import { checkMerchantName } from '../merchants/check-name';
import { readMerchants } from '../merchants/merchant-store';
import { findSaleSetting } from '../merchants/sale-setting';
import { requireUser } from '../server/request-context';

export const merchantOperations = [
  contractOperation(
    'listMerchants',
    {
      schemas: { query: schemas.ListMerchantsQueryParams, responses: { 200: schemas.ListMerchantsResponse } },
    },
    async ({ query: { mine, term, pageNumber, pageSize } }, context) => {
      const { id, roles } = requireUser(context);
      const reader = { userId: id, isAdmin: roles.includes('Admin'), mineOnly: mine === true };
      const requested = { words: searchWords(term), pageNumber, pageSize };
      const page = await readMerchants(context.services.database.db, reader, requested);
      return ok({ ...page, pageNumber, pageSize });
    },
  ),
  contractOperation(
    'listConfirmedMerchants',
    {
      schemas: {
        query: schemas.ListConfirmedMerchantsQueryParams,
        responses: { 200: schemas.ListConfirmedMerchantsResponse },
      },
    },
    async ({ query: { term, pageNumber, pageSize } }, { services }) => {
      const requested = { words: searchWords(term), pageNumber, pageSize };
      return ok({
        ...(await readMerchants(services.database.db, 'anyone', requested)),
        pageNumber,
        pageSize,
      });
    },
  ),
  contractOperation(
    'checkMerchantName',
    {
      schemas: {
        query: schemas.CheckMerchantNameQueryParams,
        responses: { 200: schemas.CheckMerchantNameResponse },
      },
    },
    async ({ query }, context) =>
      ok(await checkMerchantName(context.services.database.db, requireUser(context).id, query.name)),
  ),
  contractOperation(
    'getMerchantSaleSetting',
    {
      schemas: {
        query: schemas.GetMerchantSaleSettingQueryParams,
        responses: { 200: schemas.GetMerchantSaleSettingResponse },
      },
    },
    async ({ query }, { services }) => {
      const found = await findSaleSetting(services.database.db, query.merchantId);
      if (found === undefined) throw notFound('این شرکت');
      return ok(found);
    },
  ),
];
