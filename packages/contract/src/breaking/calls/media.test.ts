import { expect, it } from 'vitest';
import type { JsonObject, OpenApiDocument } from '../../document';
import { compareContracts } from '../compare';

function sending(type: string, media: JsonObject): OpenApiDocument {
  const post = { requestBody: { content: { [type]: media } }, responses: {} };
  return { openapi: '3.2.0', paths: { '/a': { post } }, components: {} };
}

const found = (type: string, before: JsonObject, after: JsonObject) =>
  compareContracts(sending(type, before), sending(type, after)).map(({ rule }) => rule);

const withField = (field: JsonObject): JsonObject => ({
  schema: { type: 'object', properties: { a: field } },
});

it('compares XML names where XML is sent, and only there', () => {
  const [before, after] = [
    withField({ type: 'string' }),
    withField({ type: 'string', xml: { attribute: true } }),
  ];
  expect(found('application/xml', before, after)).toEqual(['request-xml-changed']);
  expect(found('application/vnd.order+xml', after, before)).toEqual(['request-xml-changed']);
  expect(found('application/json', before, after)).toEqual([]);
});

it('compares how a part of a form is written', () => {
  const form = withField({ type: 'array', items: { type: 'string' } });
  const joined = { ...form, encoding: { a: { style: 'form', explode: false } } };
  expect(found('application/x-www-form-urlencoded', form, joined)).toEqual(['request-encoding-changed']);
  expect(
    found('application/x-www-form-urlencoded', form, { ...form, encoding: { a: { style: 'form' } } }),
  ).toEqual([]);
});

it('takes a number as text in a form, and not in JSON', () => {
  const [before, after] = [withField({ type: 'integer' }), withField({ type: 'string' })];
  expect(found('application/x-www-form-urlencoded', before, after)).toEqual([]);
  expect(found('application/json', before, after)).toEqual(['request-type-changed']);
});

it('reads a file without a schema as one with the format of 3.0', () => {
  const binary = { schema: { type: 'string', format: 'binary' } };
  expect(found('application/pdf', binary, {})).toEqual([]);
  expect(found('application/pdf', {}, binary)).toEqual([]);
});

it('compares the items of a stream', () => {
  const stream = (most: number) => ({ itemSchema: { type: 'string', maxLength: most } });
  expect(found('application/jsonl', stream(9), stream(5))).toEqual(['request-length-narrowed']);
});
