import * as schemas from '@bazaar/api/zod/type-models';
import { contractOperation, ok } from '../http/contract-operation';
import { notFound } from '../http/problem';
import { enumCatalog } from '../type-models/enum-catalog';
import { readTypeModels } from '../type-models/type-models';

export const typeModelOperations = [
  contractOperation('listEnums', { schemas: { responses: { 200: schemas.ListEnumsResponse } } }, async () =>
    ok(enumCatalog),
  ),
  contractOperation(
    'getEnum',
    { schemas: { params: schemas.GetEnumParams, responses: { 200: schemas.GetEnumResponse } } },
    async ({ params: { name } }) => {
      if (!Object.hasOwn(enumCatalog, name)) throw notFound('این نام');
      return ok(enumCatalog[name]);
    },
  ),
  contractOperation(
    'listTypeModels',
    { schemas: { params: schemas.ListTypeModelsParams, responses: { 200: schemas.ListTypeModelsResponse } } },
    async ({ params: { name } }, { services }) => {
      const models = await readTypeModels(services.database.db, name);
      if (models === undefined) throw notFound('این فهرست');
      return ok(models);
    },
  ),
];
