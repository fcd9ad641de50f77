import type { JsonObject } from '../../../document.ts';
import { modernDocument } from '../../model/modern-document.ts';

const problem = (description: string): JsonObject => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});
const book: JsonObject = {
  bookId: 1,
  title: 'The Measure of Pumps',
  subtitle: null,
  shelf: 'open',
  addedAt: '2025-02-01T08:00:00Z',
  stock: { north: 2, south: 0 },
  tags: ['pumps'],
};
const bookSchema = { $ref: '#/components/schemas/Book' };
const json = (schema: JsonObject, example?: JsonObject): JsonObject => ({
  'application/json': { schema, ...(example === undefined ? {} : { example }) },
});
const login = [{ libraryKey: [] }];
const newBook: JsonObject = { title: 'Valves', pages: 120, isbn: '978-1234567890', tags: ['valves'] };

/** OpenAPI 3.0 in the style of a public REST service: an API key, ranges of statuses, `nullable`, boolean bounds, links. */
const library: JsonObject = {
  openapi: '3.0.3',
  info: { title: 'Library', version: '1' },
  paths: {
    '/books': {
      get: {
        operationId: 'listBooks',
        tags: ['books'],
        parameters: [
          {
            name: 'filter',
            in: 'query',
            style: 'deepObject',
            explode: true,
            schema: {
              type: 'object',
              required: ['since'],
              additionalProperties: false,
              properties: {
                since: { type: 'integer', minimum: 1900, maximum: 2100 },
                author: { type: 'string', maxLength: 20 },
              },
            },
          },
          {
            name: 'sort',
            in: 'query',
            explode: false,
            schema: {
              type: 'array',
              maxItems: 2,
              items: { type: 'string', enum: ['title', 'shelf', 'addedAt'] },
            },
          },
          { name: 'page', in: 'query', schema: { type: 'integer', minimum: 1 } },
          { name: 'X-Locale', in: 'header', schema: { type: 'string', enum: ['fa', 'en'] } },
        ],
        responses: {
          200: {
            description: 'Books.',
            headers: {
              'X-Total': { required: true, schema: { type: 'integer', minimum: 0 }, example: 1 },
              'X-Shelves': {
                schema: { type: 'array', items: { type: 'string', enum: ['open', 'closed'] } },
                example: 'open,closed',
              },
            },
            content: json(
              {
                type: 'object',
                required: ['items'],
                properties: { items: { type: 'array', items: bookSchema } },
              },
              { items: [book] },
            ),
          },
          '4XX': problem('Refused.'),
        },
      },
      post: {
        operationId: 'addBook',
        tags: ['books'],
        security: login,
        requestBody: { required: true, content: json({ $ref: '#/components/schemas/NewBook' }, newBook) },
        responses: {
          201: {
            description: 'Added.',
            headers: { Location: { required: true, schema: { type: 'string' }, example: '/books/1' } },
            content: json(bookSchema, book),
            links: {
              theBook: { operationId: 'getBook', parameters: { bookId: '$response.body#/bookId' } },
              itsCover: {
                operationRef: '#/paths/~1books~1{bookId}~1cover/get',
                parameters: { 'path.bookId': '$response.body#/bookId' },
              },
            },
          },
          '4XX': problem('Refused.'),
          default: problem('Failed.'),
        },
      },
    },
    '/books/{bookId}': {
      parameters: [
        {
          name: 'bookId',
          in: 'path',
          required: true,
          schema: { type: 'integer', format: 'int64', minimum: 1 },
        },
      ],
      get: {
        operationId: 'getBook',
        tags: ['books'],
        responses: {
          200: { description: 'It.', content: json(bookSchema, book) },
          '4XX': problem('Refused.'),
        },
      },
      put: {
        operationId: 'changeBook',
        tags: ['books'],
        security: login,
        requestBody: {
          required: true,
          content: json({
            type: 'object',
            required: ['title'],
            properties: {
              title: { type: 'string', minLength: 1, maxLength: 40 },
              subtitle: { type: 'string', nullable: true },
            },
          }),
        },
        responses: {
          200: { description: 'It.', content: json(bookSchema, book) },
          '4XX': problem('Refused.'),
        },
      },
      delete: {
        operationId: 'removeBook',
        tags: ['books'],
        security: login,
        responses: { 204: { description: 'Removed.' }, '4XX': problem('Refused.') },
      },
    },
    '/books/{bookId}/cover': {
      parameters: [{ name: 'bookId', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } }],
      get: {
        operationId: 'getCover',
        tags: ['covers'],
        responses: {
          200: {
            description: 'A picture.',
            content: { 'image/*': { example: 'picture', schema: { type: 'string', format: 'binary' } } },
          },
          '4XX': problem('Refused.'),
        },
      },
    },
  },
  components: {
    securitySchemes: { libraryKey: { type: 'apiKey', in: 'header', name: 'X-Library-Key' } },
    schemas: {
      Problem: {
        type: 'object',
        required: ['title', 'status'],
        properties: { title: { type: 'string' }, status: { type: 'integer' } },
      },
      NewBook: {
        type: 'object',
        required: ['title'],
        additionalProperties: false,
        properties: {
          title: { type: 'string', minLength: 1, maxLength: 40 },
          subtitle: { type: 'string', nullable: true, maxLength: 60 },
          pages: { type: 'integer', minimum: 0, exclusiveMinimum: true, maximum: 5000 },
          isbn: { type: 'string', pattern: '^97[89]\\-\\d{10}$' },
          tags: {
            type: 'array',
            uniqueItems: true,
            maxItems: 3,
            items: { type: 'string', minLength: 1, maxLength: 12 },
          },
        },
      },
      Book: {
        type: 'object',
        required: ['bookId', 'title', 'subtitle', 'shelf', 'addedAt'],
        properties: {
          bookId: { type: 'integer', format: 'int64', readOnly: true, minimum: 0, exclusiveMinimum: true },
          title: { type: 'string', maxLength: 40 },
          subtitle: { type: 'string', nullable: true },
          shelf: { type: 'string', enum: ['open', 'closed'] },
          addedAt: { type: 'string', format: 'date-time' },
          stock: { type: 'object', additionalProperties: { type: 'integer', minimum: 0 } },
          tags: { type: 'array', uniqueItems: true, items: { type: 'string' } },
          isbn: { type: 'string', pattern: '^97[89]\\-\\d{10}$' },
        },
      },
    },
  },
};

export const libraryContract = modernDocument(library, 'the library');
