import fc from 'fast-check';
import type { Json, JsonObject } from '../../document.ts';
import { isJson } from '../model/json-parts.ts';
import type { BodyModel } from '../model/operation-model.ts';
import { isWritableAsXml } from '../model/xml-writer.ts';
import { withRelated } from '../values/related-values.ts';
import { examplesOfSchema } from '../values/schema-parts.ts';
import { schemaValues } from '../values/schema-values.ts';
import { boundedFilter, tried, Ungenerable } from '../values/ungenerable.ts';
import { rootPlace, type Steering, type ValueContext } from '../values/value-context.ts';
import type { LiveRequest } from './live-request.ts';
import { type OperationContext, valueContext } from './operation-context.ts';
import { parameterValues } from './parameter-values.ts';

/** Generates valid requests of one operation. With `steering` one place of the body is always present. */
export function requestValues(context: OperationContext, steering?: Steering): fc.Arbitrary<LiveRequest> {
  const { operation, known } = context;
  const body =
    operation.body === undefined ? fc.constant(undefined) : bodyValues(context, operation.body, steering);
  const parts = fc.tuple(
    parameterValues(context, 'path'),
    parameterValues(context, 'query'),
    parameterValues(context, 'header'),
    body,
    fc.nat(9),
    fc.nat(39),
    parameterValues(context, 'cookie'),
  );
  return parts.map(([path, query, headers, made, chance, pick, cookies]) => {
    const request: LiveRequest = {
      ...{ path, query, headers },
      ...(Object.keys(cookies).length === 0 ? {} : { cookies }),
      ...(made === undefined ? {} : { body: made }),
    };
    const related = chance < 7 ? joined(context, request, pick) : request;
    return chance < 8 ? withVersion(related, known.versionOf(path.id, operation.path)) : related;
  });
}

/** Returns the same request with ids that belong together, where it stays valid. */
function joined(
  { operation, known, owner, checker }: OperationContext,
  request: LiveRequest,
  pick: number,
): LiveRequest {
  if (request.body === undefined || operation.body === undefined) return request;
  const values = known.relatedTo(request.body, pick, owner);
  if (values === undefined) return request;
  const body = withRelated(request.body, values);
  return checker.faultOf(operation.body.schema, body) === undefined ? { ...request, body } : request;
}

/** Generates bodies: the contract's examples unchanged, examples with some fields regenerated, and bodies from the schema only. */
function bodyValues(
  context: OperationContext,
  body: BodyModel,
  steering?: Steering,
): fc.Arbitrary<Json | undefined> {
  const values = valueContext(context, steering);
  const examples = [...body.examples, ...examplesOfSchema(context.references.follow(body.schema))];
  const made = madeBodies(context, body, values, examples.length > 0 && steering === undefined);
  if (steering !== undefined || examples.length === 0) return made ?? fc.constantFrom(...examples);
  if (made === undefined) return fc.constantFrom(...examples);
  const shown = fc
    .tuple(fc.constantFrom(...examples), fc.uuid())
    .map(([example, uuid]) => withUuid(example, uuid));
  const mixed = fc.tuple(shown, made, fc.infiniteStream(fc.nat(3))).map(([example, other, coins]) => {
    const mixture = mix(example, other, coins);
    return values.keeps(body.schema, mixture) ? mixture : example;
  });
  return fc.oneof(
    { weight: 4, arbitrary: shown },
    { weight: 4, arbitrary: mixed },
    { weight: 2, arbitrary: made },
    ...(body.isRequired ? [] : [{ weight: 1, arbitrary: fc.constant(undefined) }]),
  );
}

/**
 * Generates bodies that keep the whole schema: rules that no generator follows (`not`, `if`, dependent fields) are left to chance, and to
 * the examples where chance does not find them.
 */
function madeBodies(
  context: OperationContext,
  body: BodyModel,
  values: ValueContext,
  hasExamples: boolean,
): fc.Arbitrary<Json> | undefined {
  try {
    const made = schemaValues(values, body.schema, rootPlace(''));
    if (body.xml === undefined && !isJson(body.mediaType)) return made;
    const why = (value: Json) =>
      `no body that keeps its schema could be made: ${context.checker.faultOf(body.schema, value)?.message}`;
    const fits = (value: Json) =>
      (body.xml === undefined || isWritableAsXml(value)) && values.keeps(body.schema, value);
    return tried(boundedFilter(made, fits, why));
  } catch (error) {
    if (!hasExamples || !(error instanceof Ungenerable)) throw error;
    context.noteGap(error.message);
    return undefined;
  }
}

const uuidText = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** An example's UUID identifies one intent of a client; the same UUID again would be the same intent. */
function withUuid(value: Json, uuid: string): Json {
  if (typeof value === 'string') return uuidText.test(value) ? uuid : value;
  if (Array.isArray(value)) return value.map((item) => withUuid(item, uuid));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withUuid(inner, uuid)]));
}

function mix(example: Json, made: Json, coins: Iterator<number>): Json {
  if (!isRecord(example) || !isRecord(made)) return example;
  const taken = Object.entries(made).filter(() => coins.next().value === 0);
  return { ...example, ...Object.fromEntries(taken) };
}

/** Sets the version last seen on a change of a read object; otherwise nearly every change would be a conflict. */
function withVersion(request: LiveRequest, version: number | undefined): LiveRequest {
  const { body } = request;
  if (version === undefined || !isRecord(body) || typeof body.version !== 'number') return request;
  return { ...request, body: { ...body, version } };
}

function isRecord(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
