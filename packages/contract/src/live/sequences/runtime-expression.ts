import type { Json } from '../../document.ts';
import { valueAt } from '../model/references.ts';
import type { Exchange } from '../run-operation.ts';

/** Evaluates a value of a link: a runtime expression of OpenAPI, a text with `{expressions}`, or a constant. */
export function evaluate(value: Json, exchange: Exchange): Json | undefined {
  if (typeof value !== 'string') return value;
  if (value.startsWith('$')) return expression(value, exchange);
  let isWhole = true;
  const text = value.replaceAll(/\{(\$[^}]+)\}/g, (_, inner: string) => {
    const found = expression(inner, exchange);
    isWhole &&= found !== undefined;
    return String(found ?? '');
  });
  return isWhole ? text : undefined;
}

function expression(text: string, { request, answer, sighting }: Exchange): Json | undefined {
  if (text === '$url') return sighting.request.url;
  if (text === '$method') return sighting.request.method;
  if (text === '$statusCode') return answer.status;
  const [, side = '', source = ''] = /^\$(request|response)\.(.+)$/s.exec(text) ?? [];
  const [kind = '', name = ''] = split(source);
  if (kind === 'body') return valueAt(side === 'request' ? request.body : answer.json, name);
  if (side === 'response') return kind === 'header' ? (answer.headers.get(name) ?? undefined) : undefined;
  if (kind === 'path') return request.path[name];
  if (kind === 'query') return request.query[name];
  return kind === 'header' ? headerOf(request.headers, name) : undefined;
}

/** `body#/a/b` → `body`, `/a/b`; `header.Location` → `header`, `Location`. */
function split(source: string): [kind: string, name: string] {
  if (source === 'body') return ['body', ''];
  const [, kind = '', name = ''] = /^(body)#(.*)$/s.exec(source) ?? /^(\w+)\.(.*)$/s.exec(source) ?? [];
  return [kind, name];
}

function headerOf(headers: { readonly [name: string]: Json }, name: string): Json | undefined {
  return Object.entries(headers).find(([known]) => known.toLowerCase() === name.toLowerCase())?.[1];
}
