import type { JsonObject, OpenApiDocument } from '../document';

/** Returns a small contract with one of everything that can change. */
export function baseContract(): OpenApiDocument {
  return {
    openapi: '3.1.0',
    info: { title: 'Shop', version: '1' },
    servers: [{ url: '/api/v1' }],
    paths: {
      '/orders/{id}': {
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        get: {
          operationId: 'getOrder',
          tags: ['Orders'],
          security: [{}, { bearer: [] }],
          parameters: [
            {
              name: 'term',
              in: 'query',
              schema: { type: 'string', minLength: 2, maxLength: 20, pattern: '^a' },
            },
            {
              name: 'size',
              in: 'query',
              schema: { type: 'integer', minimum: 1, maximum: 100, default: 10, multipleOf: 10 },
            },
            {
              name: 'kinds',
              in: 'query',
              schema: {
                type: 'array',
                minItems: 1,
                maxItems: 5,
                items: { type: 'string', enum: ['A', 'B'] },
              },
            },
            { name: 'X-Platform', in: 'header', schema: { type: 'string', format: 'uuid' } },
          ],
          responses: {
            200: {
              description: 'The order.',
              headers: {
                ETag: { required: true, schema: { type: 'string' } },
                Age: { schema: { type: 'integer' } },
              },
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } },
            },
            404: {
              description: 'None.',
              content: { 'application/problem+json': { schema: { type: 'object' } } },
            },
            default: {
              description: 'Any.',
              content: { 'application/problem+json': { schema: { type: 'object' } } },
            },
          },
        },
        put: {
          operationId: 'updateOrder',
          tags: ['Orders'],
          security: [{ bearer: ['write'] }],
          'x-roles': ['LoggedIn'],
          requestBody: {
            content: {
              'application/json': { schema: { $ref: '#/components/schemas/Change' } },
              'text/csv': { schema: { type: 'string' } },
            },
          },
          responses: { 204: { description: 'Done.' } },
        },
      },
    },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Order: {
          type: 'object',
          required: ['id', 'state', 'lines'],
          properties: {
            id: { type: 'string', minLength: 1, maxLength: 10, pattern: '^o' },
            state: { type: 'string', enum: ['Open', 'Closed'] },
            total: { type: 'integer', minimum: 0, maximum: 9, multipleOf: 3 },
            paidAt: { type: 'string', format: 'date-time' },
            hint: { type: 'string', 'x-extensible-enum': ['New', 'Sale'] },
            lines: {
              type: 'array',
              minItems: 1,
              maxItems: 9,
              uniqueItems: true,
              items: { type: 'object', required: ['n'], properties: { n: { type: 'integer' } } },
            },
            extra: { type: 'object', maxProperties: 4, additionalProperties: { type: 'integer' } },
            closed: { type: 'object', additionalProperties: false, properties: { a: { type: 'string' } } },
            price: {
              oneOf: [{ $ref: '#/components/schemas/Fixed' }, { $ref: '#/components/schemas/OnRequest' }],
              discriminator: { propertyName: 'kind' },
            },
            parent: { $ref: '#/components/schemas/Order' },
          },
        },
        Change: {
          type: 'object',
          required: ['name'],
          properties: {
            name: { type: 'string', minLength: 1, maxLength: 10, pattern: '^c' },
            state: { type: 'string', enum: ['Open', 'Closed'] },
            count: { type: 'integer', minimum: 0, maximum: 9, multipleOf: 3 },
            due: { type: 'string', format: 'date' },
            hint: { type: 'string', 'x-extensible-enum': ['New', 'Sale'] },
            tags: { type: 'array', minItems: 1, maxItems: 9, uniqueItems: true, items: { type: 'string' } },
            note: { type: ['string', 'null'] },
            open: { type: 'object', maxProperties: 4, properties: { a: { type: 'string' } } },
            price: {
              oneOf: [{ $ref: '#/components/schemas/Fixed' }, { $ref: '#/components/schemas/OnRequest' }],
              discriminator: { propertyName: 'kind' },
            },
          },
        },
        Fixed: {
          type: 'object',
          required: ['kind'],
          properties: { kind: { type: 'string', enum: ['Fixed'] } },
        },
        OnRequest: {
          type: 'object',
          required: ['kind'],
          properties: { kind: { type: 'string', enum: ['OnRequest'] } },
        },
      },
    },
  };
}

/** Returns the part of a document at a path of keys. */
export function at(document: OpenApiDocument, ...keys: (string | number)[]): JsonObject {
  return keys.reduce<unknown>(
    (part, key) => (part as Record<string | number, unknown>)[key],
    document,
  ) as JsonObject;
}
