import * as schemas from '@bazaar/api/zod/categories';
import { searchWords } from '../catalogue/search-words';
import { buildMenu } from '../categories/category-menu';
import {
  findCategory,
  readBreadcrumb,
  readCategoryPage,
  readCategoryProperties,
  readChildren,
  readItemCounts,
  readMenuRows,
  readTopLevels,
} from '../categories/category-store';
import { contractOperation, ok } from '../http/contract-operation';
import { notFound, ProblemError } from '../http/problem';
import type { RequestContext } from '../server/request-context';

export const categoryOperations = [
  contractOperation(
    'getCategoryMenu',
    {
      schemas: {
        query: schemas.GetCategoryMenuQueryParams,
        responses: { 200: schemas.GetCategoryMenuResponse },
      },
    },
    async ({ query }, { services }) => {
      const types = [query.categoryTypes ?? []].flat();
      return ok(buildMenu(types, await readMenuRows(services.database.db, types)));
    },
  ),
  contractOperation(
    'listTopLevelCategories',
    {
      schemas: {
        query: schemas.ListTopLevelCategoriesQueryParams,
        responses: { 200: schemas.ListTopLevelCategoriesResponse },
      },
    },
    async ({ query }, { services }) => ok(await readTopLevels(services.database.db, query.categoryType)),
  ),
  contractOperation(
    'listCategoryChildren',
    {
      schemas: {
        params: schemas.ListCategoryChildrenParams,
        responses: { 200: schemas.ListCategoryChildrenResponse },
      },
    },
    async ({ params }, context) => {
      await requireCategory(context, params.id);
      return ok(await readChildren(context.services.database.db, params.id));
    },
  ),
  contractOperation(
    'listCategories',
    {
      schemas: {
        query: schemas.ListCategoriesQueryParams,
        responses: { 200: schemas.ListCategoriesResponse },
      },
    },
    async ({ query }, { services }) => {
      const { term, categoryType, parentId, ids, pageNumber, pageSize } = query;
      const filter = {
        words: searchWords(term),
        categoryType,
        parentId,
        ids: ids ?? [],
        pageNumber,
        pageSize,
      };
      return ok({ ...(await readCategoryPage(services.database.db, filter)), pageNumber, pageSize });
    },
  ),
  contractOperation(
    'getCategoryBreadcrumb',
    {
      schemas: {
        params: schemas.GetCategoryBreadcrumbParams,
        responses: { 200: schemas.GetCategoryBreadcrumbResponse },
      },
    },
    async ({ params }, { services }) => {
      const crumbs = await readBreadcrumb(services.database.db, params.id);
      if (crumbs.length === 0) throw notFound('این دسته');
      return ok(crumbs);
    },
  ),
  contractOperation(
    'getActiveCategory',
    {
      schemas: {
        params: schemas.GetActiveCategoryParams,
        responses: { 200: schemas.GetActiveCategoryResponse },
      },
    },
    async ({ params }, context) => ok(await requireCategory(context, params.id)),
  ),
  contractOperation(
    'listCategoryProperties',
    {
      schemas: {
        params: schemas.ListCategoryPropertiesParams,
        query: schemas.ListCategoryPropertiesQueryParams,
        responses: { 200: schemas.ListCategoryPropertiesResponse },
      },
    },
    async ({ params, query }, context) => {
      await requireCategory(context, params.id);
      const flags = { isFilterable: query.filterable, isComparable: query.comparable };
      return ok(await readCategoryProperties(context.services.database.db, params.id, flags));
    },
  ),
  contractOperation(
    'listCategoryItemsCount',
    {
      schemas: {
        query: schemas.ListCategoryItemsCountQueryParams,
        responses: { 200: schemas.ListCategoryItemsCountResponse },
      },
    },
    async ({ query }, { services }) => {
      const filter = { ids: query.ids ?? [], categoryType: query.categoryType };
      return ok(await readItemCounts(services.database.db, { ...filter, now: services.clock.now() }));
    },
  ),
];

/** Returns the category. Refuses with 404 when it is unknown and 410 when it is closed. */
export async function requireCategory({ services }: RequestContext, id: string) {
  const found = await findCategory(services.database.db, id);
  if (found === undefined) throw notFound('این دسته');
  if (!found.isActive) throw new ProblemError('gone', { detail: 'این دسته دیگر فعال نیست.' });
  return found.document;
}
