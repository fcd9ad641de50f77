import { describe, expect, it } from 'vitest';
import type { Json, JsonObject, OpenApiDocument } from '../document';
import { readBundle } from '../read-bundle';
import { findGaps } from './find-gaps';

const header = { schema: { type: 'string' } };
const text = { type: 'string', maxLength: 9, description: 'A text.' };

/** A contract of one call that leaves nothing open. */
const complete = () =>
  ({
    paths: {
      '/notes': {
        get: {
          operationId: 'listNotes',
          description: 'My notes. Not paged.',
          'x-cache-seconds': 60,
          parameters: [{ name: 'If-None-Match', in: 'header', schema: { type: 'string' } }],
          responses: {
            '200': {
              headers: { ETag: header, 'Cache-Control': header },
              content: {
                'application/json': {
                  schema: { type: 'array', maxItems: 9, items: { $ref: '#/components/schemas/Note' } },
                },
              },
            },
            '304': { headers: { ETag: header, 'Cache-Control': header } },
            default: { headers: { Allow: header, 'Retry-After': header } },
          },
        },
      },
    },
    components: {
      schemas: {
        Note: {
          type: 'object',
          description: 'A note.',
          properties: { text, of: { $ref: '#/components/schemas/Note' } },
        },
      },
    },
  }) as unknown as OpenApiDocument;

const note = ['components', 'schemas', 'Note'];
const call = ['paths', '/notes', 'get'];
const count = [...note, 'properties', 'count'];
const described = { description: 'A count.' };

/** One thing left open each: where it stands, and what is there in its place; nothing, where it is taken away. */
const edits: readonly [sentence: string, place: readonly string[], value?: Json][] = [
  ['Note has no description', [...note, 'description']],
  ['Note.text has no description', [...note, 'properties', 'text', 'description']],
  ['Note.text has no maxLength', [...note, 'properties', 'text', 'maxLength']],
  ['Note.count has no format int32', count, { ...described, type: 'integer', minimum: 0, maximum: 9 }],
  ['Note.count has no minimum', count, { ...described, type: 'integer', format: 'int32', maximum: 9 }],
  ['Note.count has no maximum', count, { ...described, type: 'integer', format: 'int32', minimum: 0 }],
  ['Note.count has no format double', count, { ...described, type: 'number' }],
  ['Note.count has no maxItems', count, { ...described, type: 'array', items: text }],
  [
    'Note.count[] has no maxLength',
    count,
    { ...described, type: 'array', maxItems: 1, items: { type: 'string' } },
  ],
  ['not paged', [...call, 'description'], 'My notes.'],
  ['has no 304', [...call, 'responses', '304']],
  ['takes no If-None-Match', [...call, 'parameters'], []],
  ['200 has no ETag', [...call, 'responses', '200', 'headers', 'ETag']],
  ['401 has no WWW-Authenticate', [...call, 'responses', '401'], {}],
  ['429 has no Retry-After', [...call, 'responses', '429'], {}],
  ['default has no Allow', [...call, 'responses', 'default', 'headers', 'Allow']],
  ['200 has no Location', [...call, 'x-location'], '/notes/{id}'],
  ['has no x-location', [...call, 'operationId'], 'createNote'],
  ['200 has no RateLimit-Reset', [...call, 'x-rate-limit'], { uses: 1, windowSeconds: 1 }],
];

describe('what a contract leaves open', () => {
  it('is nothing in ours', async () => {
    expect(findGaps(await readBundle())).toEqual([]);
  });

  it('is nothing in a complete one', () => {
    expect(findGaps(complete())).toEqual([]);
  });

  it.each(edits)('%s', (sentence, place, value) => {
    const contract = complete();
    put(contract, place, value);
    expect(findGaps(contract).join('\n')).toContain(sentence);
  });
});

function put(contract: OpenApiDocument, place: readonly string[], value: Json | undefined): void {
  const name = place.at(-1) ?? '';
  const owner = place.slice(0, -1).reduce<JsonObject>((found, step) => found[step] as JsonObject, contract);
  if (value === undefined) delete owner[name];
  else owner[name] = value;
}
