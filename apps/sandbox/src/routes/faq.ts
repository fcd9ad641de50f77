import * as schemas from '@bazaar/api/zod/faq';
import { readFaqCategories, readFaqGroups, readQuestionsOf, readTopQuestions } from '../faq/faq-store';
import { contractOperation, ok } from '../http/contract-operation';
import { notFound } from '../http/problem';

export const faqOperations = [
  contractOperation(
    'listTopFaqQuestions',
    {
      schemas: {
        query: schemas.ListTopFaqQuestionsQueryParams,
        headers: schemas.ListTopFaqQuestionsHeader,
        responses: { 200: schemas.ListTopFaqQuestionsResponse },
      },
    },
    async ({ query }, { services }) => ok(await readTopQuestions(services.database.db, query.count)),
  ),
  contractOperation(
    'listFaqQuestions',
    {
      schemas: {
        query: schemas.ListFaqQuestionsQueryParams,
        headers: schemas.ListFaqQuestionsHeader,
        responses: { 200: schemas.ListFaqQuestionsResponse },
      },
    },
    async ({ query: { categoryId, pageNumber, pageSize } }, { services }) => {
      const page = { pageNumber, pageSize };
      const found = await readQuestionsOf(services.database.db, categoryId, page);
      if (found === undefined) throw notFound('این دستهٔ پرسش');
      return ok({ ...found, ...page });
    },
  ),
  contractOperation(
    'listFaqGroups',
    {
      schemas: { query: schemas.ListFaqGroupsQueryParams, responses: { 200: schemas.ListFaqGroupsResponse } },
    },
    async ({ query }, { services }) => ok(await readFaqGroups(services.database.db, query.term)),
  ),
  contractOperation(
    'listFaqCategories',
    {
      schemas: {
        headers: schemas.ListFaqCategoriesHeader,
        responses: { 200: schemas.ListFaqCategoriesResponse },
      },
    },
    async (_, { services }) => ok(await readFaqCategories(services.database.db)),
  ),
];
