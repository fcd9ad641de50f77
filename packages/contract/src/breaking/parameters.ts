import { isObject, type Json, type JsonObject } from '../document.ts';
import { type Place, report } from './change.ts';
import type { Pair, Resolver } from './resolver.ts';
import { compareSchemas } from './schemas.ts';

/** Compares path, query, header and cookie parameters. Names of path parameters are not sent, so only their order counts. */
export function compareParameters(
  pair: Pair,
  left: Json | undefined,
  right: Json | undefined,
  place: Place,
): void {
  const [before, after] = [byName(pair.before, left), byName(pair.after, right)];
  for (const [key, { parameter, shared }] of before) {
    const here = { ...place, where: key, ...(shared === undefined ? {} : { schema: shared }) };
    const variant = after.get(key);
    if (variant === undefined) report({ ...place, where: key }, 'breaking', 'request-parameter-removed');
    else compareVariants(pair, parameter, variant.parameter, here);
  }
  for (const [key, { parameter }] of after) {
    if (!before.has(key) && parameter.required === true)
      report({ ...place, where: key }, 'breaking', 'request-required-parameter-added');
  }
}

function compareVariants(pair: Pair, before: JsonObject, after: JsonObject, place: Place): void {
  if (before.required !== true && after.required === true)
    report(place, 'breaking', 'request-parameter-required');
  const [was, is] = [writing(before), writing(after)];
  if (was !== is) report(place, 'breaking', 'request-parameter-written-otherwise', was, is);
  const [old, now] = [
    pair.before.schema(before.schema).schema.default,
    pair.after.schema(after.schema).schema.default,
  ];
  if (JSON.stringify(old) !== JSON.stringify(now))
    report(
      place,
      old === undefined ? 'warning' : 'breaking',
      'request-default-changed',
      old ?? 'none',
      now ?? 'none',
    );
  compareSchemas(pair, before.schema, after.schema, place);
}

/** Returns how a value of several parts is serialised in the address. */
function writing({ in: place, style, explode }: JsonObject): string {
  const usual = place === 'query' || place === 'cookie' ? 'form' : 'simple';
  const used = style ?? usual;
  return `${String(used)}${(explode ?? used === 'form') ? ', repeated' : ''}`;
}

interface Named {
  parameter: JsonObject;
  /** Its shared component, when several calls use it. */
  shared?: string;
}

function byName(resolver: Resolver, parameters: Json | undefined): Map<string, Named> {
  const list = (Array.isArray(parameters) ? parameters : []).map((part) => ({
    parameter: resolver.object(part),
    ...(isObject(part) && typeof part.$ref === 'string'
      ? { shared: part.$ref.replace('#/components/', '') }
      : {}),
  }));
  const inPath = list.filter(({ parameter }) => parameter.in === 'path');
  return new Map(
    list.map((named) => {
      const { parameter } = named;
      const name = parameter.in === 'path' ? `${inPath.indexOf(named) + 1}` : String(parameter.name);
      const sent = parameter.in === 'header' ? name.toLowerCase() : name;
      return [`${String(parameter.in)} ${sent}`, named];
    }),
  );
}
