import { isObject, type Json } from '../../document.ts';
import type { ParameterModel } from '../model/operation-model.ts';
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
