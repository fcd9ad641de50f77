import { isObject, type Json, type JsonObject } from '../../document.ts';
import { compareSunsets, reportRemoval } from '../lifecycle.ts';
import { type Place, report } from '../place.ts';
import type { Pair } from '../schemas/comparison.ts';
import { noteOf } from '../schemas/notes.ts';
import type { SchemaReader } from '../schemas/schema-reader.ts';
import { compareContents } from './contents.ts';
import type { Call } from './path-items.ts';

/** Compares path, query, header and cookie parameters. Names of path parameters are not sent, so only their place in the path counts. */
export function compareParameters(pair: Pair, left: Call, right: Call, place: Place): void {
  const [before, after] = [byName(pair.before, left), byName(pair.after, right)];
  for (const [key, { parameter, shared }] of before) {
    const here = { ...place, where: key, ...(shared === undefined ? {} : { schema: shared }) };
    const variant = after.get(key);
    if (variant !== undefined) compareVariants(pair, parameter, variant.parameter, here);
    else {
      // What is no longer read is dropped in silence; who reads what may be missing is ready for its absence.
      const level = place.side === 'request' || parameter.required === true ? 'breaking' : 'warning';
      const rule = `${place.side}-parameter-removed`;
      reportRemoval({ ...place, where: key }, level, rule, lifecycleOf(parameter));
    }
  }
  for (const [key, { parameter }] of after) {
    if (!before.has(key) && parameter.required === true && place.side === 'request')
      report({ ...place, where: key }, 'breaking', 'request-required-parameter-added');
  }
}

const lifecycleOf = (part: JsonObject) => ({ deprecated: part.deprecated, sunset: part['x-sunset'] });

function compareVariants(pair: Pair, before: JsonObject, after: JsonObject, place: Place): void {
  if (place.side === 'request') compareDuties(pair, before, after, place);
  else if (before.required === true && after.required !== true)
    report(place, 'breaking', 'response-parameter-optional');
  compareSunsets(lifecycleOf(before), lifecycleOf(after), place);
  const [was, is] = [writing(pair.before, before), writing(pair.after, after)];
  const isScalar = [before, after].every(({ schema }, index) =>
    isOneValue(index === 0 ? pair.before : pair.after, schema),
  );
  const becomesList = isWithoutComma(pair.before, before.schema) && is === 'form' && isPlain(before);
  if (was !== is && !becomesList && !(isScalar && isPlain(before) && isPlain(after))) {
    report(place, 'breaking', `${place.side}-parameter-written-otherwise`, was, is);
    return;
  }
  if (before.content !== undefined) compareContents(pair, before.content, after.content, place);
  else
    pair.compare(before.schema, after.schema, {
      ...place,
      isText: true,
      isRepeated: before.in === 'query' && (is.endsWith('repeated') || becomesList),
    });
}

function compareDuties(pair: Pair, before: JsonObject, after: JsonObject, place: Place): void {
  if (before.required !== true && after.required === true)
    report(place, 'breaking', 'request-parameter-required');
  if (before.allowEmptyValue === true && after.allowEmptyValue !== true)
    report(place, 'breaking', 'request-parameter-empty-forbidden');
  // What is always sent has no default.
  if (before.required === true || after.required === true) return;
  const [old, now] = [
    noteOf(pair.before, before.schema, 'default'),
    noteOf(pair.after, after.schema, 'default'),
  ];
  if (JSON.stringify(old) === JSON.stringify(now)) return;
  const level = old === undefined ? 'warning' : 'breaking';
  report(place, level, 'request-default-changed', old ?? 'none', now ?? 'none');
}

/** Returns how a value is serialised in the address or header. */
function writing(reader: SchemaReader, parameter: JsonObject): string {
  const { in: place, style, explode, allowReserved, content, schema } = parameter;
  if (isObject(content)) return `as ${Object.keys(content).join(', ')}`;
  const usual = place === 'query' || place === 'cookie' ? 'form' : 'simple';
  const used = String(style ?? usual);
  const reserved = allowReserved === true ? ', reserved letters as they are' : '';
  // In the simple style a list has commas in any case; of an object it tells how names and values are joined.
  const counts =
    used !== 'simple' || reader.shapes(schema).some(({ type }) => type === undefined || type === 'object');
  return `${used}${reserved}${counts && (explode ?? used === 'form') ? ', repeated' : ''}`;
}

/** One value is written the same in the plain styles, repeated or not. */
const isPlain = ({ style = 'plain', content, allowReserved }: JsonObject) =>
  content === undefined &&
  allowReserved !== true &&
  ['plain', 'form', 'simple', 'spaceDelimited', 'pipeDelimited'].includes(String(style));

const isOneValue = (reader: SchemaReader, schema: Json | undefined) =>
  reader.shapes(schema).every(({ type }) => type !== undefined && type !== 'array' && type !== 'object');

/** One value that has no comma is, where a list is written with commas, a list of one. */
const isWithoutComma = (reader: SchemaReader, schema: Json | undefined) =>
  reader
    .shapes(schema)
    .every(({ type, values }) =>
      values === undefined
        ? type === 'integer' || type === 'number' || type === 'boolean'
        : values.every((value) => typeof value !== 'object' && !String(value).includes(',')),
    );

/** Returns `parameters/Size`, or the path of the file that is the parameter. */
const sharedName = (reference: string) =>
  reference.replace(/^#\/(components|x-external-documents)\//, '').replaceAll('~1', '/');

interface Named {
  parameter: JsonObject;
  /** Its shared component, when several calls use it. */
  shared?: string;
}

/** Headers that OpenAPI describes elsewhere, and ignores as parameters. */
const reservedHeaders = new Set(['header accept', 'header content-type', 'header authorization']);

function byName(reader: SchemaReader, call: Call): Map<string, Named> {
  const inPath = [...call.path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
  const named = call.parameters.map((part): [string, Named] => {
    const parameter = reader.references.object(part);
    const name = String(parameter.name);
    const position = inPath.indexOf(name) + 1;
    const sent =
      parameter.in === 'header'
        ? name.toLowerCase()
        : parameter.in === 'path' && position > 0
          ? `${position}`
          : // The whole query has a name in the contract alone.
            parameter.in === 'querystring'
            ? ''
            : name;
    const shared = isObject(part) && typeof part.$ref === 'string' ? sharedName(part.$ref) : undefined;
    return [`${String(parameter.in)} ${sent}`, { parameter, ...(shared === undefined ? {} : { shared }) }];
  });
  return new Map(named.filter(([key]) => !reservedHeaders.has(key)));
}
