import fc from 'fast-check';
import type { Json, JsonObject } from '../../document.ts';
import { asList, asObject } from '../model/json-parts.ts';
import type { ParameterModel } from '../model/operation-model.ts';
import { type LiveRequest, partOf, withValue } from '../requests/live-request.ts';
import { type OperationContext, valueContext } from '../requests/operation-context.ts';
import { requestValues } from '../requests/request-values.ts';
import { settled, typeOf } from '../values/schema-parts.ts';
import { schemaValues } from '../values/schema-values.ts';
import { rootPlace } from '../values/value-context.ts';
import { brokenValues } from './broken-values.ts';
import type { Probe } from './probe.ts';

type Values = fc.Arbitrary<Json | undefined>;

/** Returns one probe for each way in which a parameter can violate the contract. */
export function parameterProbes(context: OperationContext, parameter: ParameterModel): Probe[] {
  const schema = settled(context.references, parameter.schema);
  const part = partOf[parameter.in];
  const valid = requestValues(context);
  const refused = (what: string, values: Values): Probe => ({
    name: `${parameter.name} ${what}`,
    expectation: 'refused',
    credential: 'own',
    requests: fc
      .tuple(valid, values)
      .map(([request, value]) => withValue(request, part, [parameter.name], value)),
    isCertain: (request) => isBroken(context, parameter, request),
  });
  const missing = parameter.isRequired && part !== 'path' ? [refused('missing', fc.constant(undefined))] : [];
  return [
    ...missing,
    ...brokenKinds(context, parameter, schema).map(([what, values]) => refused(what, values)),
  ];
}

/** A value that another alternative of its schema allows is not broken. */
function isBroken(context: OperationContext, parameter: ParameterModel, request: LiveRequest): boolean {
  const value = request[partOf[parameter.in]]?.[parameter.name];
  return value === undefined || context.checker.faultOf(parameter.schema, value) !== undefined;
}

function brokenKinds(
  context: OperationContext,
  parameter: ParameterModel,
  schema: JsonObject,
): [what: string, values: Values][] {
  const asText = !parameter.isJsonText;
  const type = typeOf(schema);
  if (type === 'array' && asText) return brokenLists(context, parameter, schema);
  const broken = type === 'object' ? brokenMembers(context, parameter, schema) : [];
  if (type === 'object' && asText) return broken;
  const whole = brokenValues(schema, asText).map(({ what, value }): [string, Values] => [
    what,
    fc.constant(value),
  ]);
  return [...whole, ...broken];
}

function brokenLists(
  context: OperationContext,
  { name }: ParameterModel,
  schema: JsonObject,
): [string, Values][] {
  const items = settled(context.references, schema.items);
  const broken = brokenValues(items, true).map(({ what, value }): [string, Values] => [
    `with an item ${what}`,
    fc.constant([value]),
  ]);
  const { maxItems } = schema;
  if (typeof maxItems !== 'number' || maxItems > 300) return broken;
  const size = { minLength: maxItems + 1, maxLength: maxItems + 1 };
  const item = schemaValues(valueContext(context), schema.items ?? { type: 'string' }, rootPlace(name));
  return [...broken, ['with too many items', fc.array(item, size)]];
}

/** Breaks each described member of an object, and removes each required one. */
function brokenMembers(
  context: OperationContext,
  parameter: ParameterModel,
  schema: JsonObject,
): [string, Values][] {
  const required = asList(schema.required);
  const names = Object.keys(asObject(schema.properties));
  return Object.entries(asObject(schema.properties)).flatMap(([name, part]) => {
    // An object without members is written as nothing at all, which an optional parameter allows.
    const other = names.find((one) => one !== name) ?? name;
    const steering = { present: new Set([`/${name}`, `/${other}`]), branches: new Map() };
    const objects = schemaValues(
      valueContext(context, steering),
      parameter.schema,
      rootPlace(parameter.name),
    );
    const put = (value: Json | undefined) =>
      objects.map((object) => {
        const { [name]: _, ...others } = asObject(object);
        return value === undefined ? others : { ...others, [name]: value };
      });
    const inner = settled(context.references, part);
    const isSingle = parameter.isJsonText || !['object', 'array'].includes(typeOf(inner));
    const broken = isSingle ? brokenValues(inner, !parameter.isJsonText) : [];
    const isMissable = required.includes(name) && (other !== name || parameter.isJsonText);
    const missing: [string, Values][] = isMissable ? [[`without ${name}`, put(undefined)]] : [];
    return [
      ...missing,
      ...broken.map(({ what, value }): [string, Values] => [`with ${name} ${what}`, put(value)]),
    ];
  });
}
