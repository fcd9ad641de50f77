import type { JsonObject } from '../../../document.ts';
import { modernDocument } from '../../model/modern-document.ts';
import { payeePaths } from './ledger-payees.ts';

const problem: JsonObject = { $ref: '#/components/responses/Problem' };
const entry: JsonObject = {
  id: 'e-1',
  amountCents: 1250,
  note: 'rent',
  parent: { id: 'e-0', amountCents: 1, note: 'opening' },
};
const entrySchema = { $ref: '#/components/schemas/Entry' };
const forms = 'application/x-www-form-urlencoded';

/** OpenAPI 3.2: HTTP Basic, an API key in the query, forms, plain texts, files, `query` operations, `default` alone. */
const ledger: JsonObject = {
  openapi: '3.2.0',
  info: { title: 'Ledger', version: '1' },
  security: [{ basic: [] }],
  paths: {
    '/entries': {
      get: {
        operationId: 'listEntries',
        responses: {
          200: {
            description: 'Entries.',
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: { items: { type: 'array', items: entrySchema } },
                  required: ['items'],
                },
                example: { items: [entry] },
              },
            },
          },
          default: problem,
        },
      },
      post: {
        operationId: 'addEntry',
        requestBody: {
          required: true,
          content: {
            [forms]: {
              schema: {
                type: 'object',
                required: ['amountCents', 'labels'],
                properties: {
                  amountCents: { type: 'integer', minimum: 1, maximum: 100_000, multipleOf: 5 },
                  note: { type: 'string', maxLength: 30, minLength: 1 },
                  labels: {
                    type: 'array',
                    minItems: 1,
                    maxItems: 3,
                    items: { type: 'string', pattern: '^[a-z]{1,5}$' },
                  },
                  payer: {
                    type: 'object',
                    required: ['name'],
                    properties: { name: { type: 'string', minLength: 1, maxLength: 20 } },
                  },
                },
              },
              encoding: {
                payer: { style: 'deepObject', explode: true },
                labels: { style: 'form', explode: true },
              },
            },
          },
        },
        responses: {
          201: {
            description: 'Added.',
            headers: {
              Location: {
                required: true,
                schema: { type: 'string', format: 'uri-reference' },
                example: '/entries/e-1',
              },
            },
            content: { 'application/json': { schema: entrySchema, example: entry } },
          },
          default: problem,
        },
      },
      query: {
        operationId: 'searchEntries',
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['least'],
                properties: { least: { type: 'number', minimum: 0 }, most: { type: 'number' } },
                dependentRequired: { most: ['least'] },
                not: { required: ['never'] },
              },
            },
          },
        },
        responses: {
          200: {
            description: 'Found.',
            content: {
              'application/json': {
                schema: { type: 'array', items: entrySchema, maxItems: 5 },
                example: [entry],
              },
            },
          },
          default: problem,
        },
      },
    },
    '/entries/{id}': {
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string', minLength: 2, maxLength: 20 } },
      ],
      get: {
        operationId: 'getEntry',
        responses: {
          '2XX': {
            description: 'It.',
            content: { 'application/json; charset=utf-8': { schema: entrySchema, example: entry } },
            links: { siblings: { operationId: 'listEntries' } },
          },
          default: problem,
        },
      },
      delete: {
        operationId: 'removeEntry',
        responses: { 204: { description: 'Removed.' }, default: problem },
      },
    },
    ...payeePaths,
    '/remarks': {
      post: {
        operationId: 'addRemark',
        requestBody: {
          required: true,
          content: { 'text/plain': { schema: { type: 'string', minLength: 1, maxLength: 200 } } },
        },
        responses: {
          default: {
            description: 'Taken, or not.',
            content: {
              'application/json': { schema: { type: 'object' }, example: { ok: true } },
              'application/problem+json': {},
            },
          },
        },
      },
    },
    '/scans': {
      post: {
        operationId: 'addScan',
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['page', 'file'],
                properties: {
                  page: { type: 'integer', minimum: 1, maximum: 40 },
                  file: { type: 'string', format: 'binary' },
                },
              },
            },
          },
        },
        responses: { 202: { description: 'Later.' }, default: problem },
      },
    },
    '/rates': {
      get: {
        operationId: 'listRates',
        security: [{ rateKey: [] }],
        parameters: [{ name: 'on', in: 'query', required: true, schema: { type: 'string', format: 'date' } }],
        responses: {
          200: {
            description: 'Rates.',
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  propertyNames: { pattern: '^[A-Z]{3}$' },
                  additionalProperties: { type: 'number', exclusiveMinimum: 0 },
                },
                example: { EUR: 1.1 },
              },
            },
          },
          default: problem,
        },
      },
    },
  },
  components: {
    securitySchemes: {
      basic: { type: 'http', scheme: 'basic' },
      rateKey: { type: 'apiKey', in: 'query', name: 'api key' },
    },
    responses: {
      Problem: {
        description: 'Refused.',
        content: {
          'application/problem+json': {
            schema: { type: 'object', required: ['title'], properties: { title: { type: 'string' } } },
          },
        },
      },
    },
    schemas: {
      Entry: {
        type: 'object',
        required: ['id', 'amountCents'],
        properties: {
          id: { type: 'string', minLength: 2 },
          amountCents: { type: 'integer' },
          note: { type: 'string', maxLength: 30 },
          parent: { $ref: '#/components/schemas/Entry' },
        },
        if: { required: ['parent'] },
        // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema.
        then: { required: ['note'] },
      },
    },
  },
};

export const ledgerContract = modernDocument(ledger, 'the ledger');
