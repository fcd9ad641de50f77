import type { Json, JsonObject } from '../../../document.ts';
import { asList, asObject } from '../../model/json-parts.ts';
import type { ParameterModel } from '../../model/operation-model.ts';
import type { References } from '../../model/references.ts';
import { settled, typeOf } from '../../values/schema-parts.ts';
import type { ForeignRequest } from './foreign-request.ts';

/**
 * Reads a parameter as a server would: from its place, by its style, with the types of its schema. `undefined` when it is absent. Written apart
 * from the code that writes requests, so that a mistake there is seen. Throws for a text that is no value of the style.
 */
export function decodeParameter(
  requested: ForeignRequest,
  parameter: ParameterModel,
  references: References,
): Json | undefined {
  const { name, style, isExploded } = parameter;
  const schema = settled(references, parameter.schema);
  const typed = (value: unknown) => coerced(references, schema, value);
  if (parameter.in === 'query') return typed(fromQuery(requested, parameter, schema));
  const raw = rawText(requested, parameter);
  if (raw === undefined) return undefined;
  if (parameter.isJsonText) return JSON.parse(decodeURIComponent(raw)) as Json;
  const type = typeOf(schema);
  if (style === 'matrix') return typed(fromMatrix(raw, name, type, isExploded));
  const text = style === 'label' ? withoutDot(raw) : raw;
  const separator = style === 'label' && isExploded ? '.' : ',';
  if (type === 'array') return typed(text.split(separator).map(decodeURIComponent));
  if (type === 'object') return typed(pairsOf(text.split(separator), isExploded));
  return typed(decodeURIComponent(text));
}

function rawText({ segments, headers }: ForeignRequest, parameter: ParameterModel): string | undefined {
  if (parameter.in === 'path') return segments[parameter.name];
  if (parameter.in === 'header') return headers.get(parameter.name) ?? undefined;
  const cookies = (headers.get('cookie') ?? '').split('; ').map((part) => part.split('='));
  return cookies.find(([known]) => known === parameter.name)?.[1];
}

function withoutDot(text: string): string {
  if (!text.startsWith('.')) throw new Error('no label');
  return text.slice(1);
}

function fromMatrix(text: string, name: string, type: string, isExploded: boolean): unknown {
  const parts = text.split(';').slice(1);
  const pairs = parts.map(
    (part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)] as const,
  );
  if (pairs.length === 0) throw new Error('no matrix');
  if (type === 'object' && isExploded)
    return Object.fromEntries(pairs.map(([key, one]) => [key, decodeURIComponent(one)]));
  if (pairs.some(([key]) => key !== name)) throw new Error('another name');
  const texts = pairs.map(([, one]) => one);
  if (type !== 'array') return decodeURIComponent(texts[0] ?? '');
  return (isExploded ? texts : (texts[0] ?? '').split(',')).map(decodeURIComponent);
}

function fromQuery({ url }: ForeignRequest, parameter: ParameterModel, schema: JsonObject): unknown {
  const { name, style, isExploded, isJsonText } = parameter;
  const pairs = url.search
    .slice(1)
    .split('&')
    .filter((part) => part !== '')
    .map(
      (part) => [decodeURIComponent(part.split('=')[0] ?? ''), part.slice(part.indexOf('=') + 1)] as const,
    );
  const texts = pairs.filter(([key]) => key === name).map(([, text]) => text);
  const [first] = texts;
  if (isJsonText) return first === undefined ? undefined : (JSON.parse(decodeURIComponent(first)) as Json);
  const type = typeOf(schema);
  if (style === 'deepObject') {
    const inner = pairs.filter(([key]) => key.startsWith(`${name}[`));
    if (inner.length === 0) return undefined;
    return Object.fromEntries(
      inner.map(([key, text]) => [key.slice(name.length + 1, -1), decodeURIComponent(text)]),
    );
  }
  if (type === 'object' && isExploded) {
    const inner = pairs.filter(([key]) => key in asObject(schema.properties));
    return inner.length === 0
      ? undefined
      : Object.fromEntries(inner.map(([key, text]) => [key, decodeURIComponent(text)]));
  }
  if (first === undefined) return undefined;
  const separator = { spaceDelimited: '%20', pipeDelimited: '%7C' }[String(style)] ?? ',';
  if (type === 'array') return (isExploded ? texts : first.split(separator)).map(decodeURIComponent);
  return type === 'object' ? pairsOf(first.split(separator), false) : decodeURIComponent(first);
}

function pairsOf(parts: readonly string[], isExploded: boolean): Record<string, string> {
  const flat = isExploded ? parts.flatMap((part) => part.split('=')) : parts;
  if (flat.length % 2 !== 0) throw new Error('no pairs');
  const pairs = flat
    .filter((_, index) => index % 2 === 0)
    .map((key, index) => [key, flat[index * 2 + 1] ?? '']);
  return Object.fromEntries(
    pairs.map(([key = '', text = '']) => [decodeURIComponent(key), decodeURIComponent(text)]),
  );
}

/** Turns texts into the numbers and booleans the schema has there. */
export function coerced(references: References, part: JsonObject, value: unknown): Json | undefined {
  if (value === undefined) return undefined;
  const schema = settled(references, part);
  if (Array.isArray(value))
    return value.map((item) => coerced(references, asObject(schema.items), item) ?? null);
  if (typeof value === 'object' && value !== null) {
    const properties = asObject(schema.properties);
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        coerced(references, asObject(properties[name]), inner) ?? null,
      ]),
    );
  }
  const type = typeOf(schema);
  const isNumber =
    ['integer', 'number'].includes(type) || asList(schema.enum).some((one) => typeof one === 'number');
  if (isNumber && /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(String(value))) return Number(value);
  if (type === 'boolean' && /^(true|false)$/.test(String(value))) return value === 'true';
  return value as Json;
}
