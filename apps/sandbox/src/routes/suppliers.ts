import * as schemas from '@bazaar/api/zod/suppliers';
import { searchWords } from '../catalogue/search-words';
import { contractOperation, ok } from '../http/contract-operation';
import { notFound, ProblemError } from '../http/problem';
import { findDelegation, readDelegationPage } from '../suppliers/delegation-store';
import { findSupplier, readSupplierPage } from '../suppliers/supplier-store';

export const supplierOperations = [
  contractOperation(
    'listSuppliers',
    {
      schemas: {
        query: schemas.ListSuppliersQueryParams,
        responses: { 200: schemas.ListSuppliersResponse },
      },
    },
    async ({ query }, { services }) => {
      const { pageNumber, pageSize } = query;
      const filter = {
        ...query,
        words: searchWords(query.term),
        cityIds: query.cityIds ?? [],
        kinds: query.kinds ?? [],
        ids: query.ids ?? [],
        confirmedOnly: query.confirmedOnly === true,
      };
      const page = await readSupplierPage(services.database.db, filter, services.clock.now());
      return ok({ ...page, pageNumber, pageSize });
    },
  ),
  contractOperation(
    'getSupplier',
    {
      schemas: { params: schemas.GetSupplierParams, responses: { 200: schemas.GetSupplierResponse } },
    },
    async ({ params }, { services }) => {
      const found = await findSupplier(services.database.db, params.id, services.clock.now());
      if (found === undefined) throw notFound('این تأمین‌کننده');
      if (!found.isActive) throw new ProblemError('gone', { detail: 'این تأمین‌کننده دیگر فعال نیست.' });
      return ok(found.supplier);
    },
  ),
  contractOperation(
    'listMerchantDelegations',
    {
      schemas: {
        query: schemas.ListMerchantDelegationsQueryParams,
        responses: { 200: schemas.ListMerchantDelegationsResponse },
      },
    },
    async ({ query }, { services }) => {
      const { supplierId, brand, cityId, pageNumber, pageSize } = query;
      const filter = { supplierId, brandWords: searchWords(brand), cityId, pageNumber, pageSize };
      const page = await readDelegationPage(services.database.db, filter, services.clock.now());
      return ok({ ...page, pageNumber, pageSize });
    },
  ),
  contractOperation(
    'getMerchantDelegation',
    {
      schemas: {
        params: schemas.GetMerchantDelegationParams,
        responses: { 200: schemas.GetMerchantDelegationResponse },
      },
    },
    async ({ params }, { services }) => {
      const found = await findDelegation(services.database.db, params.id, services.clock.now());
      if (found === undefined) throw notFound('این نمایندگی');
      return ok(found);
    },
  ),
];
