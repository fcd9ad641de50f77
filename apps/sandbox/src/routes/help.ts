import * as schemas from '@bazaar/api/zod/help-systems';
import { findHelpItem } from '../help/help-store';
import { contractOperation, ok } from '../http/contract-operation';
import { notFound } from '../http/problem';

export const helpOperations = [
  contractOperation(
    'getHelpItem',
    { schemas: { query: schemas.GetHelpItemQueryParams, responses: { 200: schemas.GetHelpItemResponse } } },
    async ({ query }, { services }) => {
      const item = await findHelpItem(services.database.db, query.uniqueId);
      if (item === undefined) throw notFound('این راهنما');
      return ok(item);
    },
  ),
];
