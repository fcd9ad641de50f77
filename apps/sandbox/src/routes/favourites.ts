import * as schemas from '@bazaar/api/zod/user-favorites';
import { findFavourite, keepFavourite, readFavourites, removeFavourite } from '../favourites/favourite-store';
import { contractOperation, noContent, ok } from '../http/contract-operation';
import { onceByKey } from '../http/idempotency';
import { notFound } from '../http/problem';
import { requireUser } from '../server/request-context';

export const favouriteOperations = [
  contractOperation(
    'listFavorites',
    {
      schemas: { query: schemas.ListFavoritesQueryParams, responses: { 200: schemas.ListFavoritesResponse } },
    },
    async ({ query }, context) => {
      const { pageNumber, pageSize } = query;
      const found = await readFavourites(context.services.database.db, requireUser(context).id, query);
      return ok({ ...found, pageNumber, pageSize });
    },
  ),
  contractOperation(
    'listFavoritesByType',
    {
      schemas: {
        query: schemas.ListFavoritesByTypeQueryParams,
        responses: { 200: schemas.ListFavoritesByTypeResponse },
      },
    },
    async ({ query: { type, ...query } }, context) => {
      const { pageNumber, pageSize } = query;
      const filter = { ...query, objectType: type };
      const found = await readFavourites(context.services.database.db, requireUser(context).id, filter);
      return ok({ ...found, pageNumber, pageSize });
    },
  ),
  contractOperation(
    'getFavoriteByObject',
    {
      schemas: {
        query: schemas.GetFavoriteByObjectQueryParams,
        responses: { 200: schemas.GetFavoriteByObjectResponse, 204: null },
      },
    },
    async ({ query: { objectType, objectId } }, context) => {
      const userId = requireUser(context).id;
      const found = await findFavourite(context.services.database.db, userId, objectType, objectId);
      return found === undefined ? noContent : ok(found);
    },
  ),
  contractOperation(
    'addFavorite',
    {
      schemas: {
        headers: schemas.AddFavoriteHeader,
        body: schemas.AddFavoriteBody,
        responses: { 200: schemas.AddFavoriteResponse },
      },
    },
    async ({ headers, body }, context) => {
      const { services } = context;
      const userId = requireUser(context).id;
      const key = headers['Idempotency-Key'];
      const { objectType, objectId } = body;
      return onceByKey(services, { userId, key, operationId: 'addFavorite', body }, async (tx) =>
        ok(await keepFavourite(tx, services, { userId, objectType, objectId })),
      );
    },
  ),
  contractOperation(
    'removeFavorite',
    {
      schemas: { params: schemas.RemoveFavoriteParams, responses: { 204: null } },
    },
    async ({ params }, context) => {
      const userId = requireUser(context).id;
      const isRemoved = await removeFavourite(context.services.database.db, userId, params.id);
      if (!isRemoved) throw notFound('این علاقه‌مندی');
      return noContent;
    },
  ),
];
