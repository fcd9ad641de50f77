import { isObject, type Json, type JsonObject } from '../../document.ts';
import { type Place, report } from '../place.ts';
import type { Pair } from '../schemas/comparison.ts';
import { compareContents } from './contents.ts';

/** Compares response headers; their names are compared without regard to case. */
export function compareHeaders(
  pair: Pair,
  left: Json | undefined,
  right: Json | undefined,
  place: Place,
): void {
  const [before, after] = [byName(pair.before, left), byName(pair.after, right)];
  for (const [name, was] of before) {
    const here: Place = { ...place, where: `${place.where} header ${name}` };
    const is = after.get(name);
    if (is === undefined) {
      if (place.side === 'response')
        report(here, was.required === true ? 'breaking' : 'warning', 'response-header-removed');
      continue;
    }
    if (place.side === 'response' && was.required === true && is.required !== true)
      report(here, 'breaking', 'response-header-optional');
    if (place.side === 'request' && was.required !== true && is.required === true)
      report(here, 'breaking', 'request-header-required');
    if (isObject(was.content)) compareContents(pair, was.content, is.content, here);
    else pair.compare(was.schema, is.schema, { ...here, isText: true });
  }
  for (const [name, is] of after)
    if (place.side === 'request' && !before.has(name) && is.required === true)
      report({ ...place, where: `${place.where} header ${name}` }, 'breaking', 'request-header-required');
}

/** `Content-Type` is described by the media types, and ignored as a header. */
function byName(reader: Pair['before'], headers: Json | undefined): Map<string, JsonObject> {
  const entries = Object.entries(isObject(headers) ? headers : {});
  return new Map(
    entries
      .map(([name, header]): [string, JsonObject] => [name.toLowerCase(), reader.references.object(header)])
      .filter(([name]) => name !== 'content-type'),
  );
}
