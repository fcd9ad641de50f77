import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../document';
import type { Send } from './requests/send-request';
import type { WrittenRequest } from './requests/written-request';
import { runLive } from './run-live';

const size = { type: 'integer', minimum: 1, maximum: 9 };
const filter = {
  type: 'object',
  required: ['word'],
  properties: {
    word: { type: 'string', minLength: 2 },
    size,
    tags: { type: 'array', items: { type: 'string' } },
  },
};
const order = {
  type: 'object',
  required: ['id', 'name'],
  xml: { name: 'order' },
  properties: {
    id: { ...size, xml: { attribute: true } },
    name: { type: 'string', minLength: 2, maxLength: 40 },
  },
};
const responses = {
  200: { description: 'It.', content: { 'application/xml': { schema: { type: 'object' } } } },
  400: { description: 'Not understood.' },
};

function contract(mediaType: string): JsonObject {
  const parameters = [
    { name: 'filter', in: 'querystring', required: true, content: { [mediaType]: { schema: filter } } },
  ];
  const requestBody = { required: true, content: { 'application/xml': { schema: order } } };
  return {
    openapi: '3.2.0',
    paths: {
      '/find': { get: { operationId: 'find', parameters, responses } },
      '/orders': { post: { operationId: 'order', requestBody, responses, callbacks: { done: {} } } },
    },
    webhooks: { sold: { post: { responses: {} } } },
  };
}

/** Reads the whole query, or an order in XML, as strictly as the contract has it; `bound` is the greatest number taken. */
function service(mediaType: string, bound: number): Send {
  const isSize = (text: string) => /^-?\d+$/.test(text) && Number(text) >= 1 && Number(text) <= bound;
  const fitsQuery = (search: string): boolean => {
    if (mediaType === 'application/x-www-form-urlencoded') {
      const fields = new URLSearchParams(search);
      return (
        [...(fields.get('word') ?? '')].length >= 2 &&
        (!fields.has('size') || isSize(fields.get('size') ?? ''))
      );
    }
    try {
      const { word, size: number = 1, tags = [] } = JSON.parse(decodeURIComponent(search.slice(1)));
      const areTexts = Array.isArray(tags) && tags.every((tag) => typeof tag === 'string');
      return (
        typeof word === 'string' &&
        [...word].length >= 2 &&
        typeof number === 'number' &&
        isSize(String(number)) &&
        areTexts
      );
    } catch {
      return false;
    }
  };
  const fitsOrder = ({ body, headers }: WrittenRequest): boolean => {
    const [, id = '', name = ''] =
      /^<\?xml [^>]*\?><order id="([^"]*)"><name>([^<]*)<\/name><\/order>$/.exec(String(body)) ?? [];
    const letters = [...name.replaceAll(/&[#\w]+;/g, '.')].length;
    return headers['content-type'] === 'application/xml' && isSize(id) && letters >= 2 && letters <= 40;
  };
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const isFind = pathname === '/find';
    const isKnown = request.method === (isFind ? 'GET' : 'POST');
    const isFine = isFind ? fitsQuery(search.replace(/&noSuchParameter=x$/, '')) : fitsOrder(request);
    const status = isKnown ? (isFine ? 200 : 400) : 405;
    const headers = new Headers({ 'content-type': 'application/xml', allow: isFind ? 'GET' : 'POST' });
    return { status, headers, text: '<ok/>' };
  };
}

const options = {
  ...{ baseUrl: 'http://forms.example', tokensByRole: [], isReadonly: false, seed: 7, timeoutSeconds: 5 },
};

describe.each(['application/x-www-form-urlencoded', 'application/json'])(
  'a whole query as %s',
  (mediaType) => {
    it('is driven and, like XML, refused where it has to be', async () => {
      const document = contract(mediaType);
      const right = await runLive(document, options, { send: service(mediaType, 9) });
      expect(right.operations.flatMap(({ findings }) => findings.map(({ message }) => message))).toEqual([]);
      expect(right.operations.every(({ statuses }) => (statuses.get(200) ?? 0) > 50)).toBe(true);
      const wrong = await runLive(document, options, { send: service(mediaType, 99) });
      const found = wrong.operations.flatMap(({ findings }) => findings.map(({ message }) => message));
      expect(found.sort()).toEqual([
        expect.stringContaining('filter with size above the greatest'),
        expect.stringContaining('id above the greatest'),
      ]);
    });
  },
);

it('tells what is neither driven nor judged', async () => {
  const mediaType = 'application/json';
  const report = await runLive(contract(mediaType), options, { send: service(mediaType, 9) });
  expect(report.sentByService).toEqual(['webhook sold', 'callback done of order']);
  expect(report.operations.flatMap(({ remarks }) => remarks)).toEqual(
    Array.from({ length: 2 }, () => 'bodies of application/xml are not judged by their schema'),
  );
});
