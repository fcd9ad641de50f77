import { expect, it } from 'vitest';
import { operationParameters } from './operation-parameters';

const id = { name: 'id', in: 'path', required: true };

it('gives every operation the parameters of its path, and its own take precedence', () => {
  const mine = { ...id, description: 'mine' };
  const document = {
    components: { parameters: { Id: id } },
    paths: {
      '/things/{id}': {
        parameters: [{ $ref: '#/components/parameters/Id' }],
        get: { parameters: [{ name: 'term', in: 'query' }] },
        put: { parameters: [mine] },
        delete: {},
      },
      '/things': { get: { parameters: [] } },
    },
  };
  expect(operationParameters(document).paths).toEqual({
    '/things/{id}': {
      get: { parameters: [{ $ref: '#/components/parameters/Id' }, { name: 'term', in: 'query' }] },
      put: { parameters: [mine] },
      delete: { parameters: [{ $ref: '#/components/parameters/Id' }] },
    },
    '/things': { get: { parameters: [] } },
  });
});
