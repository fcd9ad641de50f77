import { expect, it } from 'vitest';
import type { JsonObject, OpenApiDocument } from '../document';
import { compareContracts } from './compare';
import { defaultPolicy, type Policy } from './policy';

const today = '2026-06-15';

function contract(call: JsonObject | undefined, parameter?: JsonObject, field?: JsonObject): OpenApiDocument {
  const properties: JsonObject = field === undefined ? {} : { old: { type: 'string', ...field } };
  const schema = { type: 'object', properties };
  const get = {
    operationId: 'get',
    parameters: parameter === undefined ? [] : [{ name: 'old', in: 'query', schema: {}, ...parameter }],
    responses: { 200: { description: 'Done.', content: { 'application/json': { schema } } } },
    ...call,
  };
  return { openapi: '3.1.0', paths: { '/a': call === undefined ? {} : { get } }, components: {} };
}

const found = (before: OpenApiDocument, after: OpenApiDocument, policy: Partial<Policy> = {}) =>
  compareContracts(before, after, { ...defaultPolicy(today), ...policy }).map(
    ({ level, rule }) => `${level} ${rule}`,
  );

const gone = { deprecated: true, 'x-sunset': '2026-06-15' };
const later = { deprecated: true, 'x-sunset': '2026-06-16' };

it.each([
  ['was not announced', {}, 'breaking operation-removed'],
  ['was deprecated', { deprecated: true }, 'note operation-removed'],
  ['has reached its sunset', gone, 'note operation-removed'],
  [
    'has a sunset at a moment',
    { deprecated: true, 'x-sunset': '2026-01-01T00:00:00Z' },
    'note operation-removed',
  ],
  ['has a day left', later, 'breaking removed-before-sunset'],
  [
    'has a sunset that is no date',
    { deprecated: true, 'x-sunset': 'soon' },
    'breaking removed-before-sunset',
  ],
  ['has a sunset, but is not deprecated', { 'x-sunset': '2026-01-01' }, 'breaking operation-removed'],
])('a call that %s is removed', (_, call, finding) => {
  expect(found(contract(call), contract(undefined))).toEqual([finding]);
});

it('judges parameters and fields the same way', () => {
  expect(found(contract({}, gone), contract({}))).toEqual(['note request-parameter-removed']);
  expect(found(contract({}, later), contract({}))).toEqual(['breaking removed-before-sunset']);
  expect(found(contract({}, undefined, gone), contract({}))).toEqual([
    'note response-optional-property-removed',
  ]);
});

it.each([
  ['brought forward', later, gone, 'breaking sunset-earlier'],
  ['dropped', later, { deprecated: true }, 'breaking sunset-removed'],
  ['made unreadable', later, { deprecated: true, 'x-sunset': 'soon' }, 'breaking sunset-unreadable'],
])('a sunset is %s', (_, before, after, finding) => {
  expect(found(contract(before), contract(after))).toEqual([finding]);
});

it('leaves alone a deprecation, a sunset that is set or moved back, and one taken back', () => {
  for (const [before, after] of [
    [{}, { deprecated: true }],
    [{}, later],
    [gone, later],
    [later, {}],
  ])
    expect(found(contract(before), contract(after))).toEqual([]);
});

it('asks for the agreed days between a deprecation and its sunset', () => {
  const policy = { deprecationDays: { stable: 30, beta: 10 } };
  const inDays = (day: string, level?: string): JsonObject => ({
    deprecated: true,
    'x-sunset': day,
    ...(level === undefined ? {} : { 'x-stability-level': level }),
  });
  expect(found(contract({}), contract({ deprecated: true }), policy)).toEqual(['breaking sunset-missing']);
  expect(found(contract({}), contract(inDays('2026-07-14')), policy)).toEqual(['breaking sunset-too-soon']);
  expect(found(contract({}), contract(inDays('2026-07-15')), policy)).toEqual([]);
  const beta = { 'x-stability-level': 'beta' };
  expect(found(contract(beta), contract(inDays('2026-06-25', 'beta')), policy)).toEqual([]);
});

it('leaves calls below the level of stability alone, and reports one that sinks', () => {
  const at = (level: string) => ({ 'x-stability-level': level });
  expect(found(contract(at('alpha')), contract(undefined))).toEqual([]);
  expect(found(contract(at('alpha')), contract(undefined), { threshold: 'draft' })).toEqual([
    'breaking operation-removed',
  ]);
  expect(found(contract(at('beta')), contract(undefined), { threshold: 'stable' })).toEqual([]);
  expect(found(contract({}), contract(at('beta')))).toEqual(['breaking stability-decreased']);
  expect(found(contract(at('beta')), contract({}))).toEqual([]);
  expect(found(contract({}), contract(at('banana')))).toEqual(['breaking stability-unknown']);
});
