import * as schemas from '@bazaar/api/zod/advertisements';
import { readAdvertisements } from '../advertisements/advertisement-store';
import { contractOperation, ok } from '../http/contract-operation';

export const advertisementOperations = [
  contractOperation(
    'listAdvertisements',
    {
      schemas: {
        query: schemas.ListAdvertisementsQueryParams,
        responses: { 200: schemas.ListAdvertisementsResponse },
      },
    },
    async ({ query }, { services }) =>
      ok(await readAdvertisements(services.database.db, { ...query, now: services.clock.now() })),
  ),
];
