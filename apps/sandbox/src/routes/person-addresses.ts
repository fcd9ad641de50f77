import * as schemas from '@bazaar/api/zod/persons';
import {
  createPersonAddress,
  deletePersonAddress,
  readPersonAddresses,
  updatePersonAddress,
} from '../addresses/person-addresses';
import { contractOperation, noContent, ok } from '../http/contract-operation';
import { onceByKey } from '../http/idempotency';
import { requireUser } from '../server/request-context';

export const personAddressOperations = [
  contractOperation(
    'listPersonAddresses',
    {
      schemas: {
        params: schemas.ListPersonAddressesParams,
        responses: { 200: schemas.ListPersonAddressesResponse },
      },
    },
    async ({ params }, context) => {
      const owner = {
        tx: context.services.database.db,
        userId: requireUser(context).id,
        personId: params.id,
      };
      return ok(await readPersonAddresses(owner));
    },
  ),
  contractOperation(
    'createPersonAddress',
    {
      schemas: {
        params: schemas.CreatePersonAddressParams,
        headers: schemas.CreatePersonAddressHeader,
        body: schemas.CreatePersonAddressBody,
        responses: { 200: schemas.CreatePersonAddressResponse },
      },
    },
    async ({ params, headers, body }, context) => {
      const { services } = context;
      const userId = requireUser(context).id;
      const operationId = 'createPersonAddress';
      const write = {
        userId,
        key: headers['Idempotency-Key'],
        operationId,
        body: { ...body, personId: params.id },
      };
      return onceByKey(services, write, async (tx) =>
        ok(await createPersonAddress({ tx, userId, personId: params.id }, services, body)),
      );
    },
  ),
  contractOperation(
    'updatePersonAddress',
    {
      schemas: {
        params: schemas.UpdatePersonAddressParams,
        body: schemas.UpdatePersonAddressBody,
        responses: { 200: schemas.UpdatePersonAddressResponse },
      },
    },
    async ({ params, body }, context) => {
      const userId = requireUser(context).id;
      return context.services.database.db.transaction(async (tx) =>
        ok(await updatePersonAddress({ tx, userId, personId: params.id }, body)),
      );
    },
  ),
  contractOperation(
    'deletePersonAddress',
    {
      schemas: {
        params: schemas.DeletePersonAddressParams,
        query: schemas.DeletePersonAddressQueryParams,
        responses: { 204: null },
      },
    },
    async ({ params, query }, context) => {
      const owner = {
        tx: context.services.database.db,
        userId: requireUser(context).id,
        personId: params.id,
      };
      await deletePersonAddress(owner, query.addressId);
      return noContent;
    },
  ),
];
