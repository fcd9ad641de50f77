import { isObject, type Json, type JsonObject } from '../../document.ts';
import { asObject } from '../model/json-parts.ts';
import type { ParameterModel, Style } from '../model/operation-model.ts';
import { encodeReserved, encodeText, plainText } from './plain-text.ts';

type Pair = readonly [name: string, text: string];
type Encode = (text: string) => string;

const asIs: Encode = (text) => text;

/** Returns the text that stands for a parameter's place in the path. */
export function pathText(parameter: ParameterModel, value: Json | undefined): string {
  const { name, style, isExploded, isJsonText } = parameter;
  if (isJsonText) return encodeText(JSON.stringify(value ?? null));
  if (style === 'label') return `.${joinedText(value, isExploded ? '.' : ',', isExploded, encodeText)}`;
  if (style !== 'matrix') return joinedText(value, ',', isExploded, encodeText);
  const pairs: readonly Pair[] =
    isExploded && isList(value)
      ? value.map((item): Pair => [name, plainText(item)])
      : isExploded && isObject(value)
        ? members(value)
        : [];
  if (pairs.length > 0) return pairs.map(([key, text]) => `;${encodeText(key)}=${encodeText(text)}`).join('');
  return `;${encodeText(name)}=${joinedText(value, ',', false, encodeText)}`;
}

/** Returns the parts of the query that stand for a parameter, encoded. */
export function queryParts(parameter: ParameterModel | undefined, name: string, value: Json): string[] {
  if (parameter?.wholeQuery !== undefined) return [wholeQuery(parameter.wholeQuery, value)].filter(Boolean);
  if (parameter?.isJsonText) return [`${encodeText(name)}=${encodeText(JSON.stringify(value))}`];
  const encode = parameter?.allowsReserved ? encodeReserved : encodeText;
  const style = parameter?.style ?? 'form';
  if (style === 'deepObject' && isObject(value))
    return deepPairs(name, value).map(([key, text]) => `${encodeText(key)}=${encode(text)}`);
  if (parameter?.isExploded !== false)
    return explodedPairs(name, value).map(([key, text]) => `${encodeText(key)}=${encode(text)}`);
  const separator = style === 'spaceDelimited' ? '%20' : style === 'pipeDelimited' ? '%7C' : ',';
  return [`${encodeText(name)}=${joinedText(value, separator, false, encode)}`];
}

function wholeQuery({ mediaType, encoding }: NonNullable<ParameterModel['wholeQuery']>, value: Json): string {
  if (mediaType === 'application/x-www-form-urlencoded') return formText(encoding, value);
  return encodeText(plainText(value));
}

/**
 * Returns a form as `application/x-www-form-urlencoded` has it. OpenAPI: a field is written as a query parameter, by its `encoding`; an object
 * without one as JSON.
 */
export function formText(encoding: JsonObject, form: Json): string {
  return Object.entries(asObject(form))
    .flatMap(([name, value]) => {
      const { style, explode } = asObject(encoding[name]);
      if (isObject(value) && style === undefined)
        return [`${encodeText(name)}=${encodeText(plainText(value))}`];
      return queryParts(field(name, style, explode), name, value);
    })
    .join('&');
}

function field(name: string, style: Json | undefined, explode: Json | undefined): ParameterModel {
  return {
    ...{ name, in: 'query', isRequired: false, schema: {}, examples: [], isJsonText: false },
    style: (typeof style === 'string' ? style : 'form') as Style,
    isExploded: typeof explode === 'boolean' ? explode : style === undefined || style === 'form',
    allowsReserved: false,
  };
}

/** Returns the value of a header parameter. */
export function headerValue(parameter: ParameterModel | undefined, value: Json): string {
  if (parameter?.isJsonText) return JSON.stringify(value);
  return joinedText(value, ',', parameter?.isExploded === true, asIs);
}

/** Returns the cookies that stand for a parameter: `name=text`. */
export function cookieParts(parameter: ParameterModel | undefined, name: string, value: Json): string[] {
  if (parameter?.isJsonText) return [`${name}=${encodeText(JSON.stringify(value))}`];
  if (parameter?.isExploded === false) return [`${name}=${joinedText(value, ',', false, encodeText)}`];
  return explodedPairs(name, value).map(([key, text]) => `${key}=${encodeText(text)}`);
}

function joinedText(value: Json | undefined, separator: string, isExploded: boolean, encode: Encode): string {
  if (isList(value)) return value.map((item) => encode(plainText(item))).join(separator);
  if (!isObject(value)) return encode(plainText(value));
  const inner = isExploded ? '=' : separator;
  return members(value)
    .map(([key, text]) => `${encode(key)}${inner}${encode(text)}`)
    .join(separator);
}

function explodedPairs(name: string, value: Json): readonly Pair[] {
  if (isList(value)) return value.map((item): Pair => [name, plainText(item)]);
  return isObject(value) ? members(value) : [[name, plainText(value)]];
}

function deepPairs(name: string, value: Json): Pair[] {
  if (isList(value)) return value.flatMap((item) => deepPairs(name, item));
  if (!isObject(value)) return [[name, plainText(value)]];
  return Object.entries(value).flatMap(([key, inner]) => deepPairs(`${name}[${key}]`, inner));
}

function members(value: { [name: string]: Json }): Pair[] {
  return Object.entries(value).map(([key, inner]) => [key, plainText(inner)]);
}

function isList(value: Json | undefined): value is Json[] {
  return Array.isArray(value);
}
