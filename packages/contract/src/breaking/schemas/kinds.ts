import { isObject, type Json } from '../../document.ts';
import { type Place, report } from '../place.ts';
import type { Kinds, Shape } from './shape.ts';
import type { ShapeSource } from './shape-source.ts';

/**
 * Returns the discriminator's values that mean a member of a union: those the mapping gives it, or else the name of its schema. Where the
 * member's own field lists values, only listed ones count, and the list alone where there is no mapping: it is compared as a list.
 */
export function kindsOf(
  reader: ShapeSource,
  member: Json,
  mapped: string[] | undefined,
  listed: string[] | undefined,
): Kinds | undefined {
  if (mapped !== undefined && listed !== undefined)
    return { names: mapped.filter((name) => listed.includes(name)), listed };
  if (mapped !== undefined) return { names: mapped };
  if (listed !== undefined || !isObject(member) || typeof member.$ref !== 'string') return undefined;
  return { names: [reader.references.target(member.$ref).name] };
}

/** Returns the kinds of an object that is a member of two unions. */
export function meetKinds(left: Kinds | undefined, right: Kinds | undefined): Kinds | undefined {
  if (left === undefined || right === undefined) return left ?? right;
  return { names: [...new Set([...left.names, ...right.names])] };
}

/** Returns the shape that stands for another in the other document, by the values of their discriminators. */
export function sameKind(shape: Shape, others: readonly Shape[]): Shape | undefined {
  if (shape.kinds === undefined) return undefined;
  const { names } = shape.kinds;
  const isShared = ({ kinds }: Shape) => kinds?.names.some((name) => names.includes(name)) === true;
  const hasItsName = ({ name }: Shape) => name !== undefined && name === shape.name;
  const alike = others.filter(({ type, kinds }) => type === shape.type && kinds !== undefined);
  return (
    alike.find((other) => isShared(other) && hasItsName(other)) ??
    alike.find(isShared) ??
    alike.find(hasItsName)
  );
}

/**
 * Reports values of a discriminator that no longer mean a shape in what callers send, or that callers do not know in what they read, although
 * the shape itself is there still. What the field itself no longer lists is reported as its values.
 */
export function reportKinds(
  place: Place,
  matches: readonly (readonly [need: Shape, offer: Shape])[],
  before: readonly Shape[],
  after: readonly Shape[],
): void {
  if (place.isPure === true) return;
  const offered = new Set(namesOf(place.side === 'request' ? after : before));
  const isLost = matches.some(([need, offer]) =>
    need.kinds?.names.some(
      (name) =>
        offer.kinds !== undefined &&
        !offered.has(name) &&
        (offer.kinds.listed === undefined || offer.kinds.listed.includes(name)),
    ),
  );
  if (isLost)
    report(place, 'breaking', `${place.side}-discriminator-changed`, namesOf(before), namesOf(after));
}

const namesOf = (shapes: readonly Shape[]): string[] => [
  ...new Set(shapes.flatMap(({ kinds }) => kinds?.names ?? [])),
];
