import * as connect from '@bazaar/api/zod/connect';
import * as customers from '@bazaar/api/zod/customers';
import * as users from '@bazaar/api/zod/users';
import { codeLimit, countAddressUse } from '../auth/address-limit';
import { redeemCode } from '../auth/redeem-code';
import { requestCode } from '../auth/request-code';
import { contractOperation, ok } from '../http/contract-operation';
import { readProfile } from '../people/profile-store';
import { requireUser } from '../server/request-context';

export const accountOperations = [
  contractOperation(
    'requestOneTimeCode',
    {
      schemas: { body: users.RequestOneTimeCodeBody, responses: { 200: users.RequestOneTimeCodeResponse } },
    },
    async ({ body }, { services, clientAddress }) => {
      const limit = await countAddressUse(services, clientAddress, codeLimit);
      return { ...ok(await requestCode(services, body.phoneNumber)), headers: limit };
    },
  ),
  contractOperation(
    'createToken',
    {
      schemas: { body: connect.CreateTokenBody, responses: { 200: connect.CreateTokenResponse } },
    },
    async ({ body }, { services }) => {
      const token = await redeemCode(services, body.phone_number, body.code);
      return ok({
        access_token: token.accessToken,
        token_type: 'Bearer',
        expires_in: token.expiresInSeconds,
        scope: body.scope ?? 'openid',
        sub: token.userId,
      });
    },
  ),
  contractOperation(
    'getCustomerProfile',
    {
      schemas: { responses: { 200: customers.GetCustomerProfileResponse } },
    },
    async (_, context) => ok(await readProfile(context.services.database.db, requireUser(context).id)),
  ),
];
