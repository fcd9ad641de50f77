import { isObject, type Json } from '../../document.ts';
import { asObject } from './json-parts.ts';
import type { References } from './references.ts';

/** `request`: read-only fields are not sent, however required. `response`: write-only fields are not read. */
export type Direction = 'request' | 'response';

const absent = { request: 'readOnly', response: 'writeOnly' } as const;
const data = ['example', 'examples', 'default', 'enum', 'const'];

/** Returns a copy in which no schema requires a field that this direction leaves out (OpenAPI: `readOnly`, `writeOnly`). */
export function oneSided(value: Json, direction: Direction, references: References, isMap = false): Json {
  if (Array.isArray(value)) return value.map((item) => oneSided(item, direction, references));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, inner]): [string, Json] =>
    !isMap && data.includes(name)
      ? [name, inner]
      : [
          name,
          oneSided(inner, direction, references, !isMap && /^(properties|patternProperties)$/.test(name)),
        ],
  );
  const object = Object.fromEntries(entries);
  if (isMap || !Array.isArray(value.required)) return object;
  const properties = asObject(value.properties);
  const isLeftOut = (name: Json) => isMarked(properties[String(name)], absent[direction], references);
  return { ...object, required: value.required.filter((name) => !isLeftOut(name)) };
}

function isMarked(part: Json | undefined, mark: string, references: References): boolean {
  if (!isObject(part)) return false;
  if (part[mark] === true) return true;
  if (part.$ref === undefined) return false;
  try {
    return references.follow(part)[mark] === true;
  } catch {
    return false;
  }
}
