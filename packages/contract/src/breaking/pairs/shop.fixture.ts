import type { JsonObject, OpenApiDocument } from '../../document';

const json = (schema: JsonObject) => ({ 'application/json': { schema } });
const item = { $ref: '#/components/schemas/Item' };

/** Returns a small contract in words that OpenAPI 3.0 and 3.1 share. */
export function shop(version: string): OpenApiDocument {
  return {
    openapi: version,
    info: { title: 'Shop', version: '1' },
    servers: [
      { url: 'https://{region}.example/v1/', variables: { region: { default: 'eu', enum: ['eu', 'us'] } } },
    ],
    security: [{ oauth: ['read'] }],
    paths: {
      '/items/{group}/{id}': {
        parameters: [
          { name: 'group', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
        ],
        get: {
          operationId: 'getItem',
          parameters: [
            { name: 'fields', in: 'query', schema: { type: 'string', enum: ['all', 'few'] } },
            { name: 'page', in: 'query', required: true, schema: { type: 'integer', default: 1 } },
            {
              name: 'filter',
              in: 'query',
              content: json({ type: 'object', properties: { q: { type: 'string' } } }),
            },
            { name: 'X-Trace', in: 'header', schema: { type: 'string' } },
          ],
          responses: {
            200: {
              description: 'One.',
              headers: { ETag: { required: true, schema: { type: 'string' } } },
              content: json(item),
            },
            '4XX': { description: 'Refused.', content: json({ type: 'object' }) },
          },
        },
        put: {
          operationId: 'putItem',
          requestBody: {
            required: true,
            content: { ...json(item), 'text/csv': { schema: { type: 'string' } } },
          },
          responses: { 204: { description: 'Done.' } },
          callbacks: {
            stored: {
              '{$request.body#/callback}': {
                post: {
                  requestBody: {
                    content: json({
                      type: 'object',
                      required: ['id'],
                      properties: { id: { type: 'integer' } },
                    }),
                  },
                  responses: { 200: { description: 'Taken.' } },
                },
              },
            },
          },
        },
      },
    },
    components: {
      securitySchemes: {
        oauth: {
          type: 'oauth2',
          flows: {
            clientCredentials: { tokenUrl: 'https://login.example/token', scopes: { read: '', write: '' } },
          },
        },
      },
      schemas: {
        Item: {
          type: 'object',
          required: ['id'],
          properties: {
            id: { type: 'integer' },
            name: { type: 'string' },
            secret: { type: 'string', writeOnly: true },
            made: { type: 'string', readOnly: true },
          },
        },
      },
    },
  };
}
