import { isObject, type Json } from '../../document.ts';
import type { LiveAnswer } from '../requests/send-request.ts';

/**
 * Returns the id of what a response created: from the end of its `Location` where that fits the path of one object, else the field with the
 * parameter's name or `id`, at the top or one level below (`{user: {id}}`).
 */
export function createdId(answer: LiveAnswer, itemPath: string, parameter: string): Json | undefined {
  return inBody(answer.json, parameter) ?? inLocation(answer.headers.get('location'), itemPath);
}

/** Returns whether a list, or any part of a response, has an object whose id is this one. */
export function holdsId(value: Json | undefined, names: readonly string[], id: string): boolean {
  if (Array.isArray(value)) return value.some((item) => holdsId(item, names, id));
  if (!isObject(value)) return false;
  const isIt = names.some((name) => value[name] !== undefined && String(value[name]) === id);
  // Below the top level of a list's item other objects stand, which may have the same id.
  return isIt || Object.values(value).some((inner) => Array.isArray(inner) && holdsId(inner, names, id));
}

function inBody(body: Json | undefined, parameter: string): Json | undefined {
  if (!isObject(body)) return undefined;
  const own = single(body[parameter]) ?? single(body.id);
  if (own !== undefined) return own;
  const inner = Object.values(body).filter(isObject);
  const [only] = inner;
  return inner.length === 1 && only !== undefined ? (single(only[parameter]) ?? single(only.id)) : undefined;
}

function inLocation(location: string | null, itemPath: string): string | undefined {
  if (location === null) return undefined;
  const path = location.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '');
  const parts = itemPath.split(/\{[^}]+\}/).map((part) => part.replaceAll(/[\\^$.|?+()[\]*]/g, '\\$&'));
  const found = new RegExp(`${parts.join('([^/]+)')}$`).exec(path)?.at(-1);
  return found === undefined ? undefined : decodeURIComponent(found);
}

function single(value: Json | undefined): Json | undefined {
  const isId = (typeof value === 'string' && value !== '') || typeof value === 'number';
  return isId ? value : undefined;
}
