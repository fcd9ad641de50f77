import * as schemas from '@bazaar/api/zod/searches';
import { contractOperation, ok } from '../http/contract-operation';
import { suggest } from '../suggestions/suggest';

export const searchOperations = [
  contractOperation(
    'listSearchSuggestions',
    {
      schemas: {
        query: schemas.ListSearchSuggestionsQueryParams,
        responses: { 200: schemas.ListSearchSuggestionsResponse },
      },
    },
    async ({ query: { term, categoryType, full } }, { services }) => {
      const limit = full === true ? 12 : 5;
      const request = { term, categoryType, limit };
      return ok({ term, ...(await suggest(services.database.db, request)) });
    },
  ),
];
