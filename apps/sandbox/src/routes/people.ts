import * as buyers from '@bazaar/api/zod/buyers';
import * as customers from '@bazaar/api/zod/customers';
import * as users from '@bazaar/api/zod/users';
import { contractOperation, ok } from '../http/contract-operation';
import { onceByKey } from '../http/idempotency';
import { changeProfile, fillInProfile } from '../people/change-profile';
import { readCustomers } from '../people/customer-list';
import { choosePicture, readPicture } from '../people/profile-picture';
import { registerBuyer } from '../people/register-buyer';
import { requireUser } from '../server/request-context';

export const peopleOperations = [
  contractOperation(
    'getProfilePicture',
    { schemas: { responses: { 200: users.GetProfilePictureResponse } } },
    async (_, context) => ok(await readPicture(context.services.database.db, requireUser(context).id)),
  ),
  contractOperation(
    'chooseProfilePicture',
    {
      schemas: {
        body: users.ChooseProfilePictureBody,
        responses: { 200: users.ChooseProfilePictureResponse },
      },
    },
    async ({ body }, context) => {
      const { services } = context;
      const userId = requireUser(context).id;
      return ok(
        await services.database.db.transaction((tx) => choosePicture(tx, services, userId, body.fileId)),
      );
    },
  ),
  contractOperation(
    'registerBuyer',
    {
      schemas: {
        headers: buyers.RegisterBuyerHeader,
        body: buyers.RegisterBuyerBody,
        responses: { 200: buyers.RegisterBuyerResponse },
      },
    },
    async ({ headers, body }, context) => {
      const { services } = context;
      const { acceptsRules: _, ...registration } = body;
      const userId = requireUser(context).id;
      const write = { userId, key: headers['Idempotency-Key'], operationId: 'registerBuyer', body };
      return onceByKey(services, write, async (tx) =>
        ok(await registerBuyer(tx, services, userId, registration)),
      );
    },
  ),
  contractOperation(
    'listCustomers',
    {
      schemas: {
        query: customers.ListCustomersQueryParams,
        responses: { 200: customers.ListCustomersResponse },
      },
    },
    async ({ query }, { services }) => {
      const { pageNumber, pageSize } = query;
      return ok({ ...(await readCustomers(services.database.db, query)), pageNumber, pageSize });
    },
  ),
  contractOperation(
    'createPersonCustomer',
    {
      schemas: {
        headers: customers.CreatePersonCustomerHeader,
        body: customers.CreatePersonCustomerBody,
        responses: { 200: customers.CreatePersonCustomerResponse },
      },
    },
    async ({ headers, body }, context) => {
      const { services } = context;
      const userId = requireUser(context).id;
      const write = { userId, key: headers['Idempotency-Key'], operationId: 'createPersonCustomer', body };
      return onceByKey(services, write, async (tx) => ok(await fillInProfile(tx, services, userId, body)));
    },
  ),
  contractOperation(
    'updateCustomerProfile',
    {
      schemas: {
        body: customers.UpdateCustomerProfileBody,
        responses: { 200: customers.UpdateCustomerProfileResponse },
      },
    },
    async ({ body }, context) => {
      const { services } = context;
      const userId = requireUser(context).id;
      return ok(await services.database.db.transaction((tx) => changeProfile(tx, services, userId, body)));
    },
  ),
];
