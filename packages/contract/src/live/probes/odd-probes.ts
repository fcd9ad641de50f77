import fc from 'fast-check';
import type { Json, JsonObject } from '../../document.ts';
import { isJson } from '../model/json-parts.ts';
import { type LiveRequest, partOf, withValue } from '../requests/live-request.ts';
import type { OperationContext } from '../requests/operation-context.ts';
import { requestValues } from '../requests/request-values.ts';
import { settled, typeOf } from '../values/schema-parts.ts';
import { bodySpots } from './body-spots.ts';
import { oddDates, oddNumbers, oddTexts } from './odd-values.ts';
import type { Probe } from './probe.ts';

/** A place of a request that can hold a single value. */
interface Slot {
  readonly schema: JsonObject;
  readonly base: fc.Arbitrary<LiveRequest>;
  put(request: LiveRequest, value: Json): LiveRequest;
}

const letters = fc
  .array(fc.integer({ min: 1, max: 0x10_ff_ff }), { minLength: 1, maxLength: 20 })
  .map((points): Json => String.fromCodePoint(...points));

/**
 * Returns requests that the backend may accept or refuse, as long as it does not fail: each odd value once, wherever its kind fits, and
 * characters drawn from all of Unicode.
 */
export function oddProbes(context: OperationContext): Probe[] {
  const slots = [...parameterSlots(context), ...bodySlots(context)];
  const isNumber = ({ schema }: Slot) => ['integer', 'number'].includes(typeOf(schema));
  const [numbers, texts] = [slots.filter(isNumber), slots.filter((slot) => !isNumber(slot))];
  const dates = texts.filter(({ schema }) => String(schema.format).startsWith('date'));
  return [
    ...oddNumbers.flatMap((value) => into(numbers, fc.constant(value))),
    ...oddTexts.flatMap((value) => into(texts, fc.constant(value))),
    ...oddDates.flatMap((value) => into(dates, fc.constant(value))),
    ...into(texts, letters),
    ...into(texts, fc.constant('KindOfTomorrow')),
  ];
}

/** Returns a probe with an unknown name, which must not fail: future callers send more than today's. */
export function strayProbe(context: OperationContext): Probe {
  const requests = requestValues(context).map((request) =>
    withValue(request, 'query', ['noSuchParameter'], 'x'),
  );
  return { name: 'an unknown name in the query', expectation: 'accepted', credential: 'own', requests };
}

function into(slots: readonly Slot[], values: fc.Arbitrary<Json>): Probe[] {
  if (slots.length === 0) return [];
  const ways = slots.map(({ base, put }) =>
    fc.tuple(base, values).map(([request, value]) => put(request, value)),
  );
  return [{ name: 'an odd value', expectation: 'silent', credential: 'own', requests: fc.oneof(...ways) }];
}

function parameterSlots(context: OperationContext): Slot[] {
  const base = requestValues(context);
  return context.operation.parameters
    .filter(({ name }) => !/^idempotency-key$/i.test(name))
    .map((parameter) => ({
      base,
      schema: settled(context.references, parameter.schema),
      put: (request, value) => withValue(request, partOf[parameter.in], [parameter.name], value),
    }));
}

function bodySlots(context: OperationContext): Slot[] {
  const { body } = context.operation;
  if (body === undefined) return [];
  const asText = !isJson(body.mediaType);
  return bodySpots(context.references, body.schema)
    .filter(
      ({ steps, schema }) =>
        steps.length > 0 && (!asText || (steps.length === 1 && schema.format !== 'binary')),
    )
    .filter(({ schema }) => !['object', 'array', 'boolean', 'any'].includes(typeOf(schema)))
    .map(({ steps, schema, steering }) => ({
      base: requestValues(context, steering),
      schema,
      put: (request, value) => withValue(request, 'body', steps, value),
    }));
}
