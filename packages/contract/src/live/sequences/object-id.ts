import { isObject, type Json } from '../../document.ts';
import type { LiveAnswer } from '../requests/send-request.ts';

/**
 * Returns the id of what a response created: from the end of its `Location` where that fits the path of one object, else the field with the
 * parameter's name or `id`, at the top or one level below (`{user: {id}}`).
 */
export function createdId(answer: LiveAnswer, itemPath: string, parameter: string): Json | undefined {
  return inBody(answer.json, parameter) ?? inLocation(answer.headers.get('location'), itemPath);
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
