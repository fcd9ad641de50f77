import fc from 'fast-check';
import type { Json, JsonObject } from '../../document.ts';
import { isJson } from '../model/read-operations.ts';
import { type LiveRequest, type Part, withValue } from '../requests/live-request.ts';
import type { OperationContext } from '../requests/operation-context.ts';
import { requestValues } from '../requests/request-values.ts';
import { settled, typeOf } from '../values/schema-parts.ts';
import { bodySpots } from './body-spots.ts';
import type { Probe } from './probe.ts';

const oddTexts = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eabc\u202c',
  '\u200b',
  '🧑‍🔧🏳️‍🌈',
  'e\u0301\u0301\u0301',
  'ـ'.repeat(40),
  '\uffff',
  '\u001b[2J',
  "' or 1=1 --",
  '%',
  '%00',
  '_%\\',
  '\\',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '{{7*7}}',
  '__proto__',
  'null',
  '-1',
  '۱۲۳۴۵۶۷۸۹۰',
  ' ',
  '\r\nX-Injected: 1',
  'a'.repeat(2500),
];

const oddNumbers = [
  0, -1, 1, 2_147_483_647, 2_147_483_648, -2_147_483_649, 4_294_967_296, 9_007_199_254_740_991, 9.2e18, 1e21,
  -1e21, 1e308, 5e-324, 0.1,
];

const oddDates = [
  '0000-01-01',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '+012026-01-01',
  '2026-06-30T23:59:60Z',
];

/** Requests whose acceptance is the backend's own affair, as long as it stays on its feet. */
export function oddProbes(context: OperationContext): Probe[] {
  const ways = [...parameterWays(context), ...bodyWays(context)];
  const valid = requestValues(context);
  const stray = valid.map((request) => withValue(request, 'query', ['noSuchParameter'], 'x'));
  const probes = [probe('an unknown name in the query', stray, 'kept')];
  if (ways.length > 0) probes.push(probe('odd values', fc.oneof(...ways), 'silent'));
  return probes;
}

function parameterWays(context: OperationContext): fc.Arbitrary<LiveRequest>[] {
  const base = requestValues(context);
  const parts: Record<string, Part> = { path: 'path', query: 'query', header: 'headers' };
  return context.operation.parameters
    .filter(({ name }) => !/^idempotency-key$/i.test(name))
    .map((parameter) => {
      const values = oddValues(settled(context.references, parameter.schema), true);
      const usable = values.filter((value) => parameter.in !== 'path' || value !== '');
      return fc
        .tuple(base, usable)
        .map(([request, value]) =>
          withValue(request, parts[parameter.in] ?? 'query', [parameter.name], value),
        );
    });
}

function bodyWays(context: OperationContext): fc.Arbitrary<LiveRequest>[] {
  const { body } = context.operation;
  if (body === undefined) return [];
  const asText = !isJson(body.mediaType);
  return bodySpots(context.references, body.schema)
    .filter(
      ({ steps, schema }) =>
        steps.length > 0 && (!asText || (steps.length === 1 && schema.format !== 'binary')),
    )
    .filter(({ schema }) => !['object', 'array', 'boolean', 'any'].includes(typeOf(schema)))
    .map(({ steps, schema, steering }) =>
      fc
        .tuple(requestValues(context, steering), oddValues(schema, asText))
        .map(([request, value]) => withValue(request, 'body', steps, value)),
    );
}

function oddValues(schema: JsonObject, asText: boolean): fc.Arbitrary<Json> {
  const type = typeOf(schema);
  if (type === 'integer' || type === 'number') return fc.constantFrom<Json[]>(...oddNumbers);
  const dates = String(schema.format).startsWith('date') ? oddDates : [];
  const texts = fc.constantFrom<Json[]>(...oddTexts, ...dates);
  const listed = schema['x-extensible-enum'] === undefined ? [] : [fc.constant<Json>('KindOfTomorrow')];
  const any = fc.string({ unit: 'binary', minLength: asText ? 1 : 0, maxLength: 20 }) as fc.Arbitrary<Json>;
  return fc.oneof({ weight: 5, arbitrary: texts }, any, ...listed);
}

function probe(name: string, requests: fc.Arbitrary<LiveRequest>, expectation: Probe['expectation']): Probe {
  return { name, expectation, credential: 'own', requests };
}
