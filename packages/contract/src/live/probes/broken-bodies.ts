import { isObject, type Json } from '../../document.ts';
import { isJson } from '../model/json-parts.ts';
import { type LiveRequest, withValue } from '../requests/live-request.ts';
import type { OperationContext } from '../requests/operation-context.ts';
import { requestValues } from '../requests/request-values.ts';
import { type BodySpot, spotName } from './body-spots.ts';
import { type BrokenValue, brokenValues } from './broken-values.ts';
import type { Probe } from './probe.ts';

/** Returns one probe for each way in which one place of a body can violate the contract. */
export function spotProbes(context: OperationContext, spot: BodySpot, asText: boolean): Probe[] {
  const name = spotName(spot.steps);
  const base = requestValues(context, spot.steering);
  const refused = (what: string, change: (request: LiveRequest) => LiveRequest): Probe => ({
    name: `${name} ${what}`,
    expectation: 'refused',
    credential: 'own',
    requests: base.map(change),
    isCertain: (request) => isBroken(context, request),
  });
  const put = ({ what, value }: BrokenValue) =>
    refused(what, (request) => withValue(request, 'body', spot.steps, value));
  const probes = [...brokenValues(spot.schema, asText), ...brokenKinds(spot)].map(put);
  if (spot.isRequired && spot.steps.at(-1) !== '0')
    probes.push(put({ what: 'missing', value: undefined as never }));
  const { maxItems, minItems, additionalProperties, unevaluatedProperties, properties } = spot.schema;
  if (typeof minItems === 'number' && minItems > 0)
    probes.push(put({ what: 'with too few items', value: [] }));
  if (typeof maxItems === 'number' && maxItems <= 300)
    probes.push(refused('with too many items', (request) => repeatItem(request, spot, maxItems + 1)));
  const isClosed = [additionalProperties, unevaluatedProperties].includes(false) && isObject(properties);
  if (isClosed)
    probes.push(
      refused('with an unknown field', (request) =>
        withValue(request, 'body', [...spot.steps, 'noSuchField'], 'x'),
      ),
    );
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
