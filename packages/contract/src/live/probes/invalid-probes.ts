import type fc from 'fast-check';
import type { Json } from '../../document.ts';
import type { ParameterModel } from '../model/operation-model.ts';
import { isJson } from '../model/read-operations.ts';
import { type LiveRequest, type Part, withValue } from '../requests/live-request.ts';
import type { OperationContext } from '../requests/operation-context.ts';
import { requestValues } from '../requests/request-values.ts';
import { settled, typeOf } from '../values/schema-parts.ts';
import { type BodySpot, bodySpots, spotName } from './body-spots.ts';
import { type BrokenValue, brokenValues } from './broken-values.ts';
import type { Probe } from './probe.ts';

/** Returns one probe for each way in which a request of this operation can violate the contract. */
export function invalidProbes(context: OperationContext): Probe[] {
  const parameters = context.operation.parameters.flatMap((parameter) => parameterProbes(context, parameter));
  return [...parameters, ...bodyProbes(context), ...wholeBodyProbes(context)];
}

const partOf: Record<ParameterModel['in'], Part> = { path: 'path', query: 'query', header: 'headers' };

function parameterProbes(context: OperationContext, parameter: ParameterModel): Probe[] {
  const { name } = parameter;
  const schema = settled(context.references, parameter.schema);
  const part = partOf[parameter.in];
  const valid = requestValues(context);
  const refused = (what: string, value: Json | undefined) =>
    probe(
      `${name} ${what}`,
      valid.map((request) => withValue(request, part, [name], value)),
    );
  const missing = parameter.isRequired && part !== 'path' ? [refused('missing', undefined)] : [];
  if (typeOf(schema) !== 'array') {
    return [...missing, ...brokenValues(schema, true).map(({ what, value }) => refused(what, value))];
  }
  const items = settled(context.references, schema.items);
  const broken = brokenValues(items, true).map(({ what, value }) => refused(`with an item ${what}`, [value]));
  return [
    ...missing,
    ...broken,
    ...tooMany(schema.maxItems).map((list) => refused('with too many items', list)),
  ];
}

/** Returns one item more than allowed; equal ones, for any kind of item. */
function tooMany(maxItems: Json | undefined): Json[][] {
  if (typeof maxItems !== 'number' || maxItems > 300) return [];
  return [Array.from({ length: maxItems + 1 }, (_, index) => `x${index}`)];
}

function bodyProbes(context: OperationContext): Probe[] {
  const { body } = context.operation;
  if (body === undefined) return [];
  const asText = !isJson(body.mediaType);
  const spots = bodySpots(context.references, body.schema).filter(
    ({ steps }) => !asText || steps.length === 1,
  );
  return spots.flatMap((spot) => spotProbes(context, spot, asText));
}

function spotProbes(context: OperationContext, spot: BodySpot, asText: boolean): Probe[] {
  const name = spotName(spot.steps);
  const base = requestValues(context, spot.steering);
  const refused = (what: string, change: (request: LiveRequest) => LiveRequest) => ({
    ...probe(`${name} ${what}`, base.map(change)),
    isCertain: (request: LiveRequest) => isBroken(context, request),
  });
  const put = ({ what, value }: BrokenValue) =>
    refused(what, (request) => withValue(request, 'body', spot.steps, value));
  const probes = [...brokenValues(spot.schema, asText), ...brokenKinds(spot)].map(put);
  if (spot.isRequired && spot.steps.at(-1) !== '0')
    probes.push(put({ what: 'missing', value: undefined as never }));
  const { maxItems, minItems } = spot.schema;
  if (typeof minItems === 'number' && minItems > 0)
    probes.push(put({ what: 'with too few items', value: [] }));
  if (typeof maxItems === 'number' && maxItems <= 300) {
    probes.push(refused('with too many items', (request) => repeatItem(request, spot, maxItems + 1)));
  }
  return probes;
}

function brokenKinds({ schema }: BodySpot): BrokenValue[] {
  const { discriminator } = schema;
  if (typeof discriminator !== 'object' || discriminator === null || Array.isArray(discriminator)) return [];
  return [{ what: 'of no known kind', value: { [String(discriminator.propertyName)]: 'NoSuchKind' } }];
}

function repeatItem(request: LiveRequest, spot: BodySpot, count: number): LiveRequest {
  const item = spot.steps.reduce<Json | undefined>(
    (found, step) => (found as Record<string, Json> | undefined)?.[step],
    request.body,
  );
  const items = Array.isArray(item) && item.length > 0 ? item : ['x'];
  const list = Array.from({ length: count }, (_, index) => items[index % items.length] ?? 'x');
  return withValue(request, 'body', spot.steps, list);
}

/** Returns whether a changed body really violates the schema; another branch of a union may allow it. */
function isBroken({ operation, checker }: OperationContext, { body }: LiveRequest): boolean {
  if (operation.body === undefined || body === undefined) return true;
  return !isJson(operation.body.mediaType) || checker.faultOf(operation.body.schema, body) !== undefined;
}

/** Returns probes whose body is invalid as a whole. */
function wholeBodyProbes(context: OperationContext): Probe[] {
  const { body } = context.operation;
  if (body === undefined) return [];
  const base = requestValues(context);
  const raw = (what: string, mediaType: string, text: string) =>
    probe(
      `a body ${what}`,
      base.map((request) => ({ ...request, raw: { mediaType, text } })),
    );
  const probes = [raw('of another media type', 'text/plain', 'some text')];
  if (isJson(body.mediaType)) {
    probes.push(raw('that is broken JSON', body.mediaType, '{"a": '));
    probes.push(raw('that is JSON of another media type', 'application/xml', '{}'));
  }
  if (body.isRequired)
    probes.push(
      probe(
        'a body missing',
        base.map(({ body: _, ...request }) => request),
      ),
    );
  return probes;
}

function probe(name: string, requests: fc.Arbitrary<LiveRequest>): Probe {
  return { name, expectation: 'refused', credential: 'own', requests };
}
