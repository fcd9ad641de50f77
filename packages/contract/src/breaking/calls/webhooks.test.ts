import { expect, it } from 'vitest';
import type { JsonObject, OpenApiDocument } from '../../document';
import { compareContracts } from '../compare';

const post = (parameters: JsonObject[]) => ({ parameters, responses: { 204: { description: 'Taken.' } } });

const webhook = (...parameters: JsonObject[]): OpenApiDocument => ({
  openapi: '3.1.1',
  paths: {},
  webhooks: { sold: { post: post(parameters) } },
  components: {},
});

const callback = (...parameters: JsonObject[]): OpenApiDocument => {
  const callbacks = { sold: { '{$request.body#/url}': { post: post(parameters) } } };
  return {
    openapi: '3.0.4',
    paths: { '/orders': { post: { operationId: 'order', responses: {}, callbacks } } },
    components: {},
  };
};

const signature = { name: 'X-Signature', in: 'header', schema: { type: 'string' } };
const always = { ...signature, required: true };

it.each([
  ['webhook', webhook],
  ['callback', callback],
])('compares what a %s sends beside its body', (_, sending) => {
  const found = (before: OpenApiDocument, after: OpenApiDocument) =>
    compareContracts(before, after).map(({ level, rule, where }) => `${level} ${rule} ${where}`);
  const [none, optional, required] = [sending(), sending(signature), sending(always)];
  expect(found(required, none)).toEqual(['breaking response-parameter-removed header x-signature']);
  expect(found(optional, none)).toEqual(['warning response-parameter-removed header x-signature']);
  expect(found(required, optional)).toEqual(['breaking response-parameter-optional header x-signature']);
  expect(found(optional, required)).toEqual([]);
  expect(found(none, required)).toEqual([]);
  const announced = sending({ ...always, deprecated: true });
  expect(found(announced, none)).toEqual(['note response-parameter-removed header x-signature']);
});
