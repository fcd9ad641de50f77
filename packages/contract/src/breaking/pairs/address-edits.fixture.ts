import type { JsonObject } from '../../document';
import { at } from '../base-contract.fixture';
import { breaking, edit, get, harmless, oauth, put } from './edit.fixture';

const rename = (target: JsonObject, from: string, to: string) => {
  target[to] = target[from] ?? {};
  delete target[from];
};
const callback = (operation: JsonObject) =>
  ((operation.callbacks as JsonObject).stored as JsonObject)['{$request.body#/callback}'] as {
    post: JsonObject;
  };

/** Addresses, access, names and callbacks. */
export const addressEdits = [
  edit(
    'the address without its slash',
    (d) => {
      ((d.servers as JsonObject[])[0] as JsonObject).url = 'https://{region}.example/v1';
    },
    harmless('A slash at the end means nothing.'),
    harmless('A slash at the end means nothing.'),
  ),
  edit(
    'another address',
    (d) => {
      d.servers = [{ url: 'https://other.example' }];
    },
    breaking('The old address is gone.'),
    breaking('The other address is gone.'),
  ),
  edit(
    'a further address',
    (d) => {
      (d.servers as JsonObject[]).push({ url: 'https://other.example' });
    },
    harmless('The old ones are left.'),
    breaking('The further address is gone.'),
  ),
  edit(
    'a region less',
    (d) => {
      at(d, 'servers', 0, 'variables', 'region').enum = ['eu'];
    },
    breaking('Callers in the other region reach nobody.'),
    harmless('One region more.'),
  ),
  edit(
    'an address of its own',
    (d) => {
      get(d).servers = [{ url: 'https://read.example' }];
    },
    breaking('The call has moved.'),
    breaking('The call has moved back.'),
  ),
  edit(
    'the same address at the call',
    (d) => {
      get(d).servers = structuredClone(d.servers) as never;
    },
    harmless('It is the same address.'),
    harmless('It is the same address.'),
  ),
  edit(
    'no login',
    (d) => {
      get(d).security = [];
    },
    harmless('Anybody may call.'),
    breaking('A login is asked for.'),
  ),
  edit(
    'a login or none',
    (d) => {
      get(d).security = [{ oauth: ['read'] }, {}];
    },
    harmless('Nobody has to log in.'),
    breaking('Who does not log in is refused.'),
  ),
  edit(
    'a further scope',
    (d) => {
      get(d).security = [{ oauth: ['read', 'write'] }];
    },
    breaking('A token without the scope is refused.'),
    harmless('Fewer scopes are enough.'),
  ),
  edit(
    'the scheme under another name',
    (d) => {
      rename(d.components.securitySchemes as JsonObject, 'oauth', 'login');
      d.security = [{ login: ['read'] }];
    },
    harmless('Names of schemes are not sent.'),
    harmless('Names of schemes are not sent.'),
  ),
  edit(
    'another scheme of the same kind, beside the old',
    (d) => {
      at(d, 'components', 'securitySchemes').staff = structuredClone(oauth(d));
      get(d).security = [{ staff: ['read'] }];
    },
    breaking('Who logs in as before is no longer let in.'),
    breaking('Who logs in as staff is no longer let in.'),
  ),
  edit(
    'a second scheme of the same kind, asked for too',
    (d) => {
      at(d, 'components', 'securitySchemes').staff = structuredClone(oauth(d));
      get(d).security = [{ oauth: ['read'], staff: ['read'] }];
    },
    breaking('One token is not enough.'),
    harmless('A token too many is ignored.'),
  ),
  edit(
    'one scheme becomes two of its kind',
    (d) => {
      rename(at(d, 'components', 'securitySchemes'), 'oauth', 'guests');
      at(d, 'components', 'securitySchemes').staff = structuredClone(
        at(d, 'components', 'securitySchemes', 'guests'),
      );
      d.security = [{ guests: ['read'] }];
      get(d).security = [{ staff: ['read'] }];
    },
    breaking('One token no longer opens both.'),
    breaking('Neither token is known.'),
  ),
  edit(
    'the scheme under another name, with another address for tokens',
    (d) => {
      rename(at(d, 'components', 'securitySchemes'), 'oauth', 'login');
      d.security = [{ login: ['read'] }];
      at(d, 'components', 'securitySchemes', 'login', 'flows', 'clientCredentials').tokenUrl =
        'https://new.example';
    },
    breaking('The old address gives no token.'),
    breaking('The new address gives no token.'),
  ),
  edit(
    'the scheme removed with its use',
    (d) => {
      delete (d.components.securitySchemes as JsonObject).oauth;
      delete d.security;
    },
    harmless('Anybody may call.'),
    breaking('A login is asked for.'),
  ),
  edit(
    'the scheme of another type',
    (d) => {
      Object.assign(d.components.securitySchemes as JsonObject, { oauth: { type: 'http', scheme: 'basic' } });
    },
    breaking('Tokens are refused.'),
    breaking('Passwords are refused.'),
  ),
  edit(
    'another address for tokens',
    (d) => {
      ((oauth(d).flows as JsonObject).clientCredentials as JsonObject).tokenUrl = 'https://new.example';
    },
    breaking('The old address gives no token.'),
    breaking('The new address gives no token.'),
  ),
  edit(
    'a scope is no longer granted',
    (d) => {
      delete (((oauth(d).flows as JsonObject).clientCredentials as JsonObject).scopes as JsonObject).write;
    },
    breaking('Nobody gets the scope.'),
    harmless('A scope more.'),
  ),
  edit(
    'another name of the call',
    (d) => {
      get(d).operationId = 'readItem';
    },
    breaking('Generated clients have another name.'),
    breaking('Generated clients have another name.'),
  ),
  edit(
    'texts',
    (d) => {
      Object.assign(get(d), {
        summary: 'One item',
        description: 'Reads it.',
        externalDocs: { url: 'https://example.org' },
      });
    },
    harmless('Texts are not sent.'),
    harmless('Texts are not sent.'),
  ),
  edit(
    'a callback is removed',
    (d) => {
      delete put(d).callbacks;
    },
    breaking('Callers wait for it in vain.'),
    harmless('A callback more is not asked for.'),
  ),
  edit(
    'a callback sends less',
    (d) => {
      callback(put(d)).post.requestBody = {
        content: {
          'application/json': { schema: { type: 'object', properties: { id: { type: 'integer' } } } },
        },
      };
    },
    breaking('The id may be missing in what callers receive.'),
    harmless('The id always comes.'),
  ),
  edit(
    'a callback wants another answer',
    (d) => {
      callback(put(d)).post.responses = { 204: { description: 'Taken.' } };
    },
    breaking('Callers that answer 200 are not understood.'),
    breaking('Callers that answer 204 are not understood.'),
  ),
];
