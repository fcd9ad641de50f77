import type { Place } from '../place.ts';
import { type Pair, relate, reportShift } from './comparison.ts';
import type { Condition, Part, Shape } from './shape.ts';
import { combine, opposite, type Shift } from './shift.ts';

/** Compares what a value must not be (`not`) and what it must be under a condition (`if`, `then`, `else`). */
export function compareConditions(pair: Pair, before: Shape, after: Shape, place: Place): void {
  const relation = (left: Part, right: Part) => relate(pair, left, right, place);
  const [excluded, excludes] = [exclusions(pair.before, before), exclusions(pair.after, after)];
  const exclusion = listShift(excluded, excludes, (was, is) => opposite(relation(was, is)));
  reportShift(place, 'not', exclusion);
  const condition = listShift(before.conditions, after.conditions, (was, is) =>
    conditionShift(was, is, relation),
  );
  reportShift(place, 'condition', condition);
}

/** What excludes values of other types alone refuses none of the shape. */
function exclusions(reader: Pair['before'], { type, not }: Shape): Part[] {
  const concerns = (other: Shape) =>
    type === undefined || other.type === undefined || other.type === type || isNumber(type, other.type);
  return not.filter((part) => reader.shapes(part).some(concerns));
}

const isNumber = (...types: string[]) => types.every((type) => type === 'integer' || type === 'number');

/** Compares constraints that hold together: equal ones are paired first, the rest by position. */
function listShift<Item>(before: Item[], after: Item[], compare: (was: Item, is: Item) => Shift): Shift {
  const rest = [...after];
  const changed = before.filter((was) => {
    const index = rest.findIndex((is) => compare(was, is) === undefined);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
  const paired = changed.slice(0, rest.length).map((was, index) => compare(was, rest[index] as Item));
  const removed = changed.length > rest.length ? (['widened'] as const) : [];
  const added = rest.length > changed.length ? (['narrowed'] as const) : [];
  return combine([...paired, ...removed, ...added]);
}

function conditionShift(
  before: Condition,
  after: Condition,
  relation: (left: Part, right: Part) => Shift,
): Shift {
  const [then, otherwise] = [relation(before.met, after.met), relation(before.unmet, after.unmet)];
  const when = relation(before.when, after.when);
  if (when === undefined) return combine([then, otherwise]);
  // More values under the condition: tighter where only `then` asks for something, looser where only `else` does.
  const hasElse = before.unmet !== undefined || after.unmet !== undefined;
  const hasThen = before.met !== undefined || after.met !== undefined;
  if (hasThen && hasElse) return 'changed';
  return combine([hasThen ? opposite(when) : when, then, otherwise]);
}
