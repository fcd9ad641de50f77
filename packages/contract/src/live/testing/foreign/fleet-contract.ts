import type { JsonObject } from '../../../document.ts';
import { modernDocument } from '../../model/modern-document.ts';

const refused: JsonObject = { description: 'Refused.' };
const vehicle: JsonObject = { 'vehicle-id': 7, plate: '12B345', kind: { type: 'truck', axles: 3 } };
const vehicleSchema = { $ref: '#/components/schemas/Vehicle' };
const fleetJson = 'application/vnd.fleet+json';
const vehicleId: JsonObject = {
  name: 'vehicle-id',
  in: 'path',
  required: true,
  style: 'matrix',
  schema: { type: 'integer', minimum: 1, maximum: 1_000_000 },
};

/** OpenAPI 3.1 with every style of parameter, odd names, a session cookie or OAuth, and media types of its own. */
const fleet: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Fleet', version: '1' },
  security: [{ session: [] }, { oauth: [] }],
  paths: {
    '/vehicles': {
      get: {
        operationId: 'listVehicles',
        tags: ['vehicles'],
        parameters: [
          {
            name: 'fields[]',
            in: 'query',
            style: 'pipeDelimited',
            explode: false,
            schema: { type: 'array', maxItems: 3, items: { enum: ['plate', 'kind', 'driver', 'depot'] } },
          },
          {
            name: 'tags',
            in: 'query',
            style: 'spaceDelimited',
            explode: false,
            schema: { type: 'array', maxItems: 2, items: { type: 'string', pattern: '^[a-z]{2,6}$' } },
          },
          { name: '$top', in: 'query', required: true, schema: { type: 'integer', minimum: 1, maximum: 50 } },
          {
            name: 'near',
            in: 'query',
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['city'],
                  properties: {
                    city: { type: 'string', minLength: 1 },
                    km: { type: 'number', exclusiveMinimum: 0 },
                  },
                },
              },
            },
          },
          { name: 'theme', in: 'cookie', schema: { enum: ['dark', 'light'], type: 'string' } },
          { name: 'X-Page.Cursor', in: 'header', schema: { type: 'string', minLength: 3, maxLength: 10 } },
        ],
        responses: {
          200: {
            description: 'Vehicles.',
            content: { [fleetJson]: { schema: { type: 'array', items: vehicleSchema }, example: [vehicle] } },
          },
          '4XX': refused,
        },
      },
      post: {
        operationId: 'addVehicle',
        tags: ['vehicles'],
        requestBody: {
          required: true,
          content: {
            [fleetJson]: {
              schema: {
                type: 'object',
                required: ['plate', 'kind'],
                properties: {
                  plate: { type: 'string', pattern: '^\\d{2}[A-Z]\\d{3}$' },
                  kind: { $ref: '#/components/schemas/Kind' },
                },
                unevaluatedProperties: false,
              },
            },
          },
        },
        responses: {
          201: {
            description: 'Added.',
            content: { [fleetJson]: { schema: vehicleSchema, example: vehicle } },
          },
          '4XX': refused,
        },
      },
    },
    '/vehicles/{vehicle-id}': {
      parameters: [vehicleId],
      get: {
        operationId: 'getVehicle',
        tags: ['vehicles'],
        responses: {
          200: { description: 'It.', content: { '*/*': { schema: vehicleSchema, example: vehicle } } },
          '4XX': refused,
        },
      },
      delete: {
        operationId: 'removeVehicle',
        tags: ['vehicles'],
        responses: {
          200: {
            description: 'Removed.',
            content: {
              'application/json': {
                schema: { type: 'object', required: ['removed'], properties: { removed: { const: true } } },
                example: { removed: true },
              },
            },
          },
          '4XX': refused,
        },
      },
    },
    '/positions/{point}': {
      get: {
        operationId: 'getPosition',
        tags: ['maps'],
        security: [],
        parameters: [
          {
            name: 'point',
            in: 'path',
            required: true,
            style: 'label',
            explode: false,
            schema: {
              type: 'array',
              minItems: 2,
              maxItems: 2,
              items: { type: 'integer', minimum: -180, maximum: 180 },
            },
          },
        ],
        responses: {
          200: {
            description: 'A place.',
            content: {
              'text/plain': { schema: { type: 'string', minLength: 2, maxLength: 40 }, example: 'Isfahan' },
            },
          },
          '4XX': refused,
        },
      },
    },
    '/zones/{from}..{to}': {
      get: {
        operationId: 'getZones',
        tags: ['maps'],
        security: [],
        parameters: [
          { name: 'from', in: 'path', required: true, schema: { type: 'integer', minimum: 1, maximum: 9 } },
          { name: 'to', in: 'path', required: true, schema: { type: 'integer', minimum: 1, maximum: 99 } },
          {
            name: 'box',
            in: 'query',
            style: 'form',
            explode: true,
            schema: {
              type: 'object',
              properties: { width: { type: 'integer', minimum: 1 }, height: { type: 'integer', minimum: 1 } },
            },
          },
          { name: 'at', in: 'query', allowReserved: true, schema: { type: 'string', format: 'time' } },
        ],
        responses: {
          200: {
            description: 'Zones.',
            content: {
              'application/json': {
                schema: {
                  type: 'array',
                  prefixItems: [{ type: 'string' }, { type: 'integer' }],
                  items: false,
                },
                example: ['zone', 4],
              },
            },
          },
          '4XX': refused,
        },
      },
    },
  },
  components: {
    securitySchemes: {
      session: { type: 'apiKey', in: 'cookie', name: 'sid' },
      oauth: { type: 'oauth2', flows: { clientCredentials: { tokenUrl: '/token', scopes: {} } } },
    },
    schemas: {
      Kind: {
        oneOf: [{ $ref: '#/components/schemas/Truck' }, { $ref: '#/components/schemas/Van' }],
        discriminator: { propertyName: 'type' },
      },
      Truck: {
        type: 'object',
        required: ['type', 'axles'],
        properties: { type: { const: 'truck' }, axles: { type: 'integer', minimum: 2, maximum: 6 } },
      },
      Van: {
        type: 'object',
        required: ['type'],
        properties: { type: { const: 'van' }, places: { type: ['integer', 'null'], minimum: 1 } },
      },
      Vehicle: {
        type: 'object',
        required: ['vehicle-id', 'plate', 'kind'],
        properties: {
          'vehicle-id': { type: 'integer' },
          plate: { type: 'string', pattern: '^\\d{2}[A-Z]\\d{3}$' },
          kind: { $ref: '#/components/schemas/Kind' },
        },
        patternProperties: { '^x-': { type: 'string' } },
        additionalProperties: false,
      },
    },
  },
};

export const fleetContract = modernDocument(fleet, 'the fleet');
