import type { JsonObject } from '../../document.ts';

/** A small contract with one of everything that `live` knows about. */
export const shopContract: JsonObject = {
  openapi: '3.1.0',
  paths: {
    '/things': {
      get: {
        operationId: 'listThings',
        tags: ['Things'],
        'x-roles': ['Anyone'],
        security: [],
        parameters: [
          query('pageNumber', { type: 'integer', minimum: 1, maximum: 100_000 }),
          query('pageSize', { type: 'integer', enum: [10, 25] }),
          query('term', { type: 'string', minLength: 1, maxLength: 20 }),
          query('kinds', { type: 'array', maxItems: 3, items: { $ref: '#/components/schemas/Kind' } }),
          query('isNew', { type: 'boolean' }),
        ],
        responses: { 200: page('PagedObject', 'objectPage'), ...problems(400) },
      },
      post: {
        operationId: 'createThing',
        tags: ['Things'],
        'x-roles': ['LoggedIn'],
        security: [{ bearer: [] }],
        parameters: [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: true,
            schema: { type: 'string', format: 'uuid' },
          },
        ],
        requestBody: body('NewObject', {
          name: 'پیچ',
          kind: 'Goods',
          count: 2,
          price: { kind: 'Fixed', amountRial: 1000 },
        }),
        responses: {
          201: page('Entity', 'object', {
            Location: { required: true, schema: { type: 'string', minLength: 1 } },
          }),
          ...problems(400, 401, 415, 422),
        },
      },
    },
    '/things/{id}': {
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string', maxLength: 40 }, example: 't-1' },
      ],
      get: {
        operationId: 'getThing',
        tags: ['Things'],
        'x-roles': ['Anyone'],
        security: [],
        responses: { 200: page('Entity', 'object'), ...problems(400, 404) },
      },
      put: {
        operationId: 'updateThing',
        tags: ['Things'],
        'x-roles': ['LoggedIn'],
        security: [{ bearer: [] }],
        requestBody: body('ObjectChange', { version: 3, name: 'مهره' }),
        responses: { 200: page('Entity', 'object'), ...problems(400, 401, 404, 409, 415, 422) },
      },
      delete: {
        operationId: 'deleteThing',
        tags: ['Things'],
        'x-roles': ['LoggedIn'],
        security: [{ bearer: [] }],
        responses: { 204: { description: 'Gone.' }, ...problems(400, 401, 404) },
      },
    },
    '/searches': {
      post: {
        operationId: 'searchThings',
        tags: ['Searches'],
        'x-roles': ['Anyone'],
        'x-safe': true,
        security: [],
        requestBody: body('Search', { words: ['پیچ'] }),
        responses: { 200: page('PagedObject', 'objectPage'), ...problems(400, 415, 422) },
      },
    },
    '/reports': {
      get: {
        operationId: 'getReport',
        tags: ['Reports'],
        'x-roles': ['Admin'],
        security: [{ bearer: [] }],
        responses: { 200: page('Report', 'report'), ...problems(401, 403) },
      },
    },
  },
  components: {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    schemas: {
      Kind: { type: 'string', enum: ['Goods', 'Service'] },
      Price: {
        oneOf: [
          {
            type: 'object',
            required: ['kind', 'amountRial'],
            properties: { kind: { const: 'Fixed' }, amountRial: { type: 'integer', minimum: 1 } },
          },
          { type: 'object', required: ['kind'], properties: { kind: { const: 'Negotiable' } } },
        ],
        discriminator: { propertyName: 'kind' },
      },
      NewObject: {
        type: 'object',
        required: ['name', 'kind', 'price'],
        properties: {
          name: { type: 'string', minLength: 2, maxLength: 30 },
          kind: { $ref: '#/components/schemas/Kind' },
          count: { type: 'integer', minimum: 1, maximum: 100 },
          price: { $ref: '#/components/schemas/Price' },
          lines: {
            type: 'array',
            maxItems: 4,
            items: {
              type: 'object',
              required: ['title'],
              properties: { title: { type: 'string', maxLength: 50 } },
            },
          },
        },
      },
      ObjectChange: {
        type: 'object',
        required: ['version', 'name'],
        properties: {
          version: { type: 'integer', minimum: 1 },
          name: { type: 'string', minLength: 2, maxLength: 30 },
        },
      },
      Search: {
        type: 'object',
        required: ['words'],
        additionalProperties: false,
        properties: {
          words: { type: 'array', minItems: 1, maxItems: 5, items: { type: 'string', maxLength: 40 } },
        },
      },
      Entity: {
        type: 'object',
        required: ['id', 'name', 'kind', 'price', 'version', 'createdAt'],
        properties: {
          id: { type: 'string' },
          name: { type: 'string', maxLength: 30 },
          note: { type: 'string' },
          kind: { $ref: '#/components/schemas/Kind' },
          price: { $ref: '#/components/schemas/Price' },
          version: { type: 'integer', minimum: 1 },
          createdAt: { type: 'string', format: 'date-time' },
        },
      },
      PagedObject: {
        type: 'object',
        required: ['items', 'totalCount', 'pageNumber'],
        properties: {
          items: { type: 'array', items: { $ref: '#/components/schemas/Entity' } },
          totalCount: { type: 'integer', minimum: 0 },
          pageNumber: { type: 'integer', minimum: 1 },
        },
      },
      Report: {
        type: 'object',
        required: ['day', 'sales'],
        additionalProperties: false,
        properties: { day: { type: 'string', format: 'date' }, sales: { type: 'integer' } },
      },
      Problem: {
        type: 'object',
        required: ['title', 'status', 'code'],
        properties: { title: { type: 'string' }, status: { type: 'integer' }, code: { type: 'string' } },
      },
    },
    examples: {
      object: { value: object('t-1') },
      objectPage: { value: { items: [object('t-1'), object('t-2')], totalCount: 2, pageNumber: 1 } },
      report: { value: { day: '2026-11-21', sales: 12 } },
    },
  },
};

function object(id: string): JsonObject {
  const price = { kind: 'Fixed', amountRial: 1_200_000 };
  return { id, name: 'یاتاقان', kind: 'Goods', price, version: 3, createdAt: '2026-11-21T08:00:00.000Z' };
}

function query(name: string, schema: JsonObject): JsonObject {
  return { name, in: 'query', schema };
}

function body(schema: string, example: JsonObject): JsonObject {
  return {
    required: true,
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` }, example } },
  };
}

function page(schema: string, example: string, headers: JsonObject = {}): JsonObject {
  const examples = { [example]: { $ref: `#/components/examples/${example}` } };
  return {
    headers: { 'X-Trace-Id': { required: true, schema: { type: 'string' } }, ...headers },
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` }, examples } },
  };
}

function problems(...statuses: number[]): JsonObject {
  const problem = {
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  };
  return Object.fromEntries([...statuses.map((status) => [String(status), problem]), ['default', problem]]);
}
