import { isObject, type Json } from '../document.ts';
import { inside, type Place, report } from './change.ts';
import type { Pair } from './resolver.ts';
import { compareSchemas } from './schemas.ts';

/** Compares bodies by media type; a removed type is no longer accepted in requests, or no longer sent in responses. */
export function compareContents(
  pair: Pair,
  left: Json | undefined,
  right: Json | undefined,
  place: Place,
): void {
  const [before, after] = [isObject(left) ? left : {}, isObject(right) ? right : {}];
  for (const [type, media] of Object.entries(before)) {
    if (after[type] === undefined)
      report(place, 'breaking', `${place.side}-media-type-removed`, type, Object.keys(after).join(', '));
    else
      compareSchemas(
        pair,
        schemaOf(media),
        schemaOf(after[type]),
        Object.keys(before).length > 1 ? inside(place, type) : place,
      );
  }
}

const schemaOf = (media: Json | undefined) => (isObject(media) ? media.schema : undefined);
