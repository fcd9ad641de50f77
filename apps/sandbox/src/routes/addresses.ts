import * as schemas from '@bazaar/api/zod/delivery-addresses';
import {
  createDeliveryAddress,
  deleteDeliveryAddress,
  selectDeliveryAddress,
  updateDeliveryAddress,
} from '../addresses/change-delivery-addresses';
import { findSelectedAddress, readDeliveryAddresses } from '../addresses/read-delivery-addresses';
import { contractOperation, noContent, ok } from '../http/contract-operation';
import { onceByKey } from '../http/idempotency';
import { requireUser } from '../server/request-context';

export const deliveryAddressOperations = [
  contractOperation(
    'listDeliveryAddresses',
    { schemas: { responses: { 200: schemas.ListDeliveryAddressesResponse } } },
    async (_, context) =>
      ok(await readDeliveryAddresses(context.services.database.db, requireUser(context).id)),
  ),
  contractOperation(
    'getDefaultDeliveryAddress',
    { schemas: { responses: { 200: schemas.GetDefaultDeliveryAddressResponse, 204: null } } },
    async (_, context) => {
      const found = await findSelectedAddress(context.services.database.db, requireUser(context).id);
      return found === undefined ? noContent : ok(found);
    },
  ),
  contractOperation(
    'createDeliveryAddress',
    {
      schemas: {
        headers: schemas.CreateDeliveryAddressHeader,
        body: schemas.CreateDeliveryAddressBody,
        responses: { 200: schemas.CreateDeliveryAddressResponse },
      },
    },
    async ({ headers, body }, context) => {
      const { services } = context;
      const userId = requireUser(context).id;
      const write = { userId, key: headers['Idempotency-Key'], operationId: 'createDeliveryAddress', body };
      return onceByKey(services, write, async (tx) =>
        ok(await createDeliveryAddress({ tx, services, userId }, body)),
      );
    },
  ),
  contractOperation(
    'updateDeliveryAddress',
    {
      schemas: {
        params: schemas.UpdateDeliveryAddressParams,
        body: schemas.UpdateDeliveryAddressBody,
        responses: { 200: schemas.UpdateDeliveryAddressResponse },
      },
    },
    async ({ params, body }, context) => {
      const { services } = context;
      const userId = requireUser(context).id;
      return services.database.db.transaction(async (tx) =>
        ok(await updateDeliveryAddress({ tx, services, userId }, params.id, body)),
      );
    },
  ),
  contractOperation(
    'deleteDeliveryAddress',
    { schemas: { params: schemas.DeleteDeliveryAddressParams, responses: { 204: null } } },
    async ({ params }, context) => {
      const userId = requireUser(context).id;
      await context.services.database.db.transaction((tx) =>
        deleteDeliveryAddress({ tx, userId }, params.id),
      );
      return noContent;
    },
  ),
  contractOperation(
    'selectDeliveryAddress',
    {
      schemas: {
        params: schemas.SelectDeliveryAddressParams,
        responses: { 200: schemas.SelectDeliveryAddressResponse },
      },
    },
    async ({ params }, context) => {
      const userId = requireUser(context).id;
      return context.services.database.db.transaction(async (tx) =>
        ok(await selectDeliveryAddress({ tx, userId }, params.id)),
      );
    },
  ),
];
