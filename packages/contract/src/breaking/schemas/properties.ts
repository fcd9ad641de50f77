import { reportRemoval } from '../lifecycle.ts';
import { inside, type Place, report } from '../place.ts';
import type { Pair } from './comparison.ts';
import { propertyOf } from './meet.ts';
import { noteOf } from './notes.ts';
import type { SchemaReader } from './schema-reader.ts';
import type { Shape } from './shape.ts';

/** Compares one field of an object: whether it is there, whether it has to be, and what it holds. */
export function compareProperty(pair: Pair, before: Shape, after: Shape, name: string, place: Place): void {
  const here = inside(place, name);
  const [was, is] = [fieldOf(pair.before, before, name, place), fieldOf(pair.after, after, name, place)];
  if (place.isPure !== true) {
    const isGone = !is.isHeld || (place.side === 'response' && is.isOnlyRequired);
    if (was.isDeclared && !is.isDeclared && isGone) {
      reportRemoved(pair, before, name, was.isRequired, here);
      return;
    }
    const isNew = !was.isHeld && !(place.side === 'response' && was.isForbidden);
    if (!was.isDeclared && isNew && is.isDeclared) {
      if (place.side === 'request' && is.isRequired)
        report(here, 'breaking', 'request-required-property-added');
      return;
    }
  }
  if (was.isHidden || is.isHidden) return;
  compareRequired(was.isRequired, is.isRequired, here);
  pair.compare(propertyOf(before, name), propertyOf(after, name), here);
}

interface Field {
  /** Named by the schema, and part of this side of the call. */
  isDeclared: boolean;
  /** Not named, but described: by a pattern, by `additionalProperties` with a schema, or by `required` alone. */
  isHeld: boolean;
  isOnlyRequired: boolean;
  /** Named by the schema as one that never comes. */
  isForbidden: boolean;
  /** Read-only in a request, write-only in a response. */
  isHidden: boolean;
  isRequired: boolean;
}

function fieldOf(reader: SchemaReader, shape: Shape, name: string, { side }: Place): Field {
  const schema = propertyOf(shape, name);
  const isNamed = Object.hasOwn(shape.properties, name);
  const isNever = schema === false || (isNamed && reader.shapes(schema).length === 0);
  const isHidden = isNamed && noteOf(reader, schema, side === 'request' ? 'readOnly' : 'writeOnly') === true;
  const isRequired = shape.required.includes(name) && !isHidden;
  const isDescribed = schema !== undefined && schema !== true;
  return {
    isDeclared: isNamed && !isNever && !isHidden,
    isHeld: !isNamed && !isNever && (isDescribed || isRequired),
    isOnlyRequired: !isNamed && !isNever && !isDescribed && isRequired,
    isForbidden: isNamed && isNever && !isHidden,
    isHidden,
    isRequired,
  };
}

function reportRemoved(pair: Pair, before: Shape, name: string, wasRequired: boolean, place: Place): void {
  const note = (key: string) => noteOf(pair.before, before.properties[name], key);
  const { side } = place;
  const rule =
    side === 'request'
      ? 'request-property-removed'
      : `response-${wasRequired ? 'required' : 'optional'}-property-removed`;
  const level = side === 'response' && !wasRequired ? 'warning' : 'breaking';
  reportRemoval(place, level, rule, { deprecated: note('deprecated'), sunset: note('x-sunset') });
}

function compareRequired(was: boolean, is: boolean, place: Place): void {
  if (was === is) return;
  if (place.side === 'request' && is) report(place, 'breaking', 'request-property-required');
  if (place.side === 'response' && was) report(place, 'breaking', 'response-property-optional');
}
