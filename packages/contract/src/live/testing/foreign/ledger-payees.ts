import type { JsonObject } from '../../../document.ts';

const problem: JsonObject = { $ref: '#/components/responses/Problem' };
const payee: JsonObject = { id: 'y-1', name: 'Water works' };
const payeeSchema: JsonObject = {
  type: 'object',
  required: ['id', 'name'],
  properties: { id: { type: 'string' }, name: { type: 'string', maxLength: 20 } },
};

/** Objects that no call shows alone: they are created, listed and deleted. */
export const payeePaths: JsonObject = {
  '/payees': {
    get: {
      operationId: 'listPayees',
      responses: {
        200: {
          description: 'All.',
          content: {
            'application/json': { schema: { type: 'array', items: payeeSchema }, example: [payee] },
          },
        },
        default: problem,
      },
    },
    post: {
      operationId: 'addPayee',
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['name'],
              properties: { name: { type: 'string', minLength: 1, maxLength: 20 } },
            },
          },
        },
      },
      responses: {
        201: {
          description: 'Added.',
          content: { 'application/json': { schema: payeeSchema, example: payee } },
        },
        default: problem,
      },
    },
  },
  '/payees/{id}': {
    delete: {
      operationId: 'removePayee',
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string', minLength: 2, maxLength: 20 } },
      ],
      responses: { 204: { description: 'Removed.' }, default: problem },
    },
  },
};
