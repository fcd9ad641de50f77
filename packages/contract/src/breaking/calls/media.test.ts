import { expect, it } from 'vitest';
import type { JsonObject, OpenApiDocument } from '../../document';
import { compareContracts } from '../compare';

function sending(type: string, media: JsonObject): OpenApiDocument {
  const post = { requestBody: { content: { [type]: media } }, responses: {} };
  return { openapi: '3.2.0', paths: { '/a': { post } }, components: {} };
}

function answering(media: JsonObject): OpenApiDocument {
  const get = { responses: { 200: { description: 'Parts.', content: { 'multipart/mixed': media } } } };
  return { openapi: '3.2.0', paths: { '/a': { get } }, components: {} };
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

it('compares the media types of a part as a set', () => {
  const part = (contentType: string) => ({
    ...withField({ type: 'string' }),
    encoding: { a: { contentType } },
  });
  const rules = (before: string, after: string) => found('multipart/form-data', part(before), part(after));
  expect(rules('image/png', 'image/png, image/jpeg')).toEqual([]);
  expect(rules('image/png, image/jpeg', 'image/jpeg,image/png')).toEqual([]);
  expect(rules('image/png', 'image/*')).toEqual([]);
  expect(rules('image/png, image/jpeg', 'image/png')).toEqual(['request-encoding-changed']);
  expect(rules('image/*', 'image/png')).toEqual(['request-encoding-changed']);
  const read = (before: string, after: string) =>
    compareContracts(answering(part(before)), answering(part(after))).map(({ rule }) => rule);
  expect(read('image/png, image/jpeg', 'image/png')).toEqual([]);
  expect(read('image/png', 'image/png, image/jpeg')).toEqual(['response-encoding-changed']);
});

it('takes a number as text in a form, and not in JSON', () => {
  const [before, after] = [withField({ type: 'integer' }), withField({ type: 'string' })];
  expect(found('application/x-www-form-urlencoded', before, after)).toEqual([]);
  expect(found('application/json', before, after)).toEqual(['request-type-changed']);
});

it('takes what a part of a form holds as JSON for JSON', () => {
  const part = (field: JsonObject, encoding?: JsonObject): JsonObject => ({
    ...withField(field),
    ...(encoding === undefined ? {} : { encoding: { a: encoding } }),
  });
  const object = (type: string): JsonObject => ({ type: 'object', properties: { n: { type } } });
  const list = (type: string): JsonObject => ({ type: 'array', items: object(type) });
  const json = { contentType: 'application/json' };
  const [multipart, form] = ['multipart/form-data', 'application/x-www-form-urlencoded'];
  for (const of of [object, list])
    expect(found(multipart, part(of('integer')), part(of('string')))).toEqual(['request-type-changed']);
  for (const type of [multipart, form]) {
    const [before, after] = [part({ type: 'integer' }, json), part({ type: 'string' }, json)];
    expect(found(type, before, after)).toEqual(['request-type-changed']);
  }
  const [numbers, texts] = ['integer', 'string'].map((type) => part({ type: 'array', items: { type } }));
  expect(found(multipart, numbers ?? {}, texts ?? {})).toEqual([]);
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
