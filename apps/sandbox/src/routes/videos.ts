import * as schemas from '@bazaar/api/zod/media-videos';
import { contractOperation, ok } from '../http/contract-operation';
import { readVideos } from '../videos/video-store';

export const videoOperations = [
  contractOperation(
    'listMediaVideos',
    {
      schemas: {
        query: schemas.ListMediaVideosQueryParams,
        responses: { 200: schemas.ListMediaVideosResponse },
      },
    },
    async ({ query: { pageNumber, pageSize, ...filter } }, { services }) => {
      const page = { pageNumber, pageSize };
      return ok({ ...(await readVideos(services.database.db, filter, page, services.clock.now())), ...page });
    },
  ),
  contractOperation(
    'searchMediaVideos',
    {
      schemas: {
        query: schemas.SearchMediaVideosQueryParams,
        responses: { 200: schemas.SearchMediaVideosResponse },
      },
    },
    async ({ query: { pageNumber, pageSize, ...filter } }, { services }) => {
      const page = { pageNumber, pageSize };
      return ok({ ...(await readVideos(services.database.db, filter, page, services.clock.now())), ...page });
    },
  ),
];
