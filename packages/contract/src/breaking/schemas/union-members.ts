import { isObject, type Json, type JsonObject } from '../../document.ts';
import { kindsOf } from './kinds.ts';
import { nameOf } from './references.ts';
import type { Shape } from './shape.ts';
import type { ShapeSource } from './shape-source.ts';

/** Returns the shapes of a union's members, each with what tells it from the others. */
export function tagMembers(reader: ShapeSource, schema: JsonObject, members: Json[]): Shape[] {
  const all = members.map((member) => ({ member, shapes: reader.shapes(member) }));
  const property =
    discriminatorOf(schema) ??
    tellingProperty(
      reader,
      all.flatMap(({ shapes }) => shapes),
    );
  return all.flatMap(({ member, shapes }) => {
    const mapped = mappedNames(schema, member);
    return shapes.map((shape) => {
      const listed = listedOf(reader, shape, property);
      const tag = mapped ?? listed;
      const isTold = isObject(schema.discriminator) && shape.type !== 'null';
      // A union within the union may have told its own members apart.
      const inner = mapped === undefined ? shape.kinds : undefined;
      const kinds = inner ?? (isTold ? kindsOf(reader, member, mapped, listed) : undefined);
      return {
        ...shape,
        ...(tag === undefined ? {} : { tag: tag.join(' | ') }),
        ...(kinds === undefined ? {} : { kinds }),
      };
    });
  });
}

export function discriminatorOf({ discriminator }: JsonObject): string | undefined {
  return isObject(discriminator) ? String(discriminator.propertyName) : undefined;
}

/** Returns the discriminator's values that its mapping gives a member. A mapping names a component by reference or by name. */
function mappedNames({ discriminator }: JsonObject, member: Json): string[] | undefined {
  if (!isObject(discriminator) || !isObject(discriminator.mapping) || !isObject(member)) return undefined;
  const reference = String(member.$ref);
  const names = Object.entries(discriminator.mapping)
    .filter(([, to]) => reference === to || reference.endsWith(`/${String(to)}`) || nameOf(reference) === to)
    .map(([name]) => name);
  return names.length > 0 ? names.toSorted() : undefined;
}

/** Returns a property that every object of the union has with values of its own. */
function tellingProperty(reader: ShapeSource, shapes: Shape[]): string | undefined {
  const objects = shapes.filter(({ type }) => type === 'object');
  const [first] = objects;
  if (first === undefined || objects.length < 2) return undefined;
  return Object.keys(first.properties).find((name) => {
    const values = objects.map((shape) => listedOf(reader, shape, name)?.join(' | '));
    return !values.includes(undefined) && new Set(values).size === values.length;
  });
}

/** Looks at the property alone, not at its own alternatives: a property may lead back to this union. */
function listedOf(reader: ShapeSource, shape: Shape, property: string | undefined): string[] | undefined {
  if (property === undefined || !Object.hasOwn(shape.properties, property)) return undefined;
  const own = reader.references.object(shape.properties[property]);
  const parts = [own, ...(Array.isArray(own.allOf) ? own.allOf : [])].map((part) =>
    reader.references.object(part),
  );
  const list = parts.flatMap((part) =>
    part.const !== undefined ? [[part.const]] : Array.isArray(part.enum) ? [part.enum] : [],
  )[0];
  return list?.map(String).toSorted();
}

/** Joins alternatives that are only lists of values (`oneOf` with a `const` each) into one list for each type. */
export function mergeEnumerations(shapes: Shape[]): Shape[] {
  if (shapes.length < 2) return shapes;
  const merged: Shape[] = [];
  const lists = new Map<string, Shape>();
  const seen = new Map<string, Shape[]>();
  for (const shape of shapes) {
    const { values, name: _, tag: __, kinds: ___, ...rest } = shape;
    if (values === undefined) {
      const alike = seen.get(outlineOf(shape)) ?? [];
      // Writing a whole shape takes long, and few are alike.
      if (alike.some((other) => JSON.stringify(other) === JSON.stringify(shape))) continue;
      seen.set(outlineOf(shape), [...alike, shape]);
      merged.push(shape);
      continue;
    }
    const key = JSON.stringify(rest);
    const known = lists.get(key);
    const list = known ?? { ...shape, values: [] };
    const written = new Set(list.values?.map((value) => JSON.stringify(value)));
    list.values = [...(list.values ?? []), ...values.filter((value) => !written.has(JSON.stringify(value)))];
    if (known === undefined) merged.push(list);
    lists.set(key, list);
  }
  return merged;
}

/** What equal shapes have in common, and most others have not. */
const outlineOf = ({ type, name, tag, properties }: Shape) =>
  [type, name, tag, ...Object.keys(properties)].join(' ');
