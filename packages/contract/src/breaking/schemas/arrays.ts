import { inside, type Place } from '../place.ts';
import { ordered, type Pair, relate, reportShift } from './comparison.ts';
import { type Contains, counts, type Part, type Shape } from './shape.ts';
import { combine, type Shift } from './shift.ts';

/** Compares the items of lists: those of listed positions, all others, and what a list has to contain. */
export function compareArrays(pair: Pair, before: Shape, after: Shape, place: Place): void {
  const { need } = ordered(place, before, after);
  const most = need.counts.maxItems ?? counts.maxItems;
  const length = Math.max(before.prefixItems.length, after.prefixItems.length);
  const at = (shape: Shape, index: number): Part => shape.prefixItems[index] ?? shape.items;
  for (let index = 0; index < Math.min(length, most); index++)
    pair.compare(at(before, index), at(after, index), inside(place, `[${index}]`));
  // A list that never grows beyond its positions has no other items; how long it may be is compared elsewhere.
  if (most > length && before.items !== false && after.items !== false)
    pair.compare(before.items, after.items, inside(place, '[]'));
  const [was, is] = [before.contains, after.contains];
  if (was.length > 0 || is.length > 0)
    reportShift(place, 'contains', containsShift(pair, was, is, place), write(was), write(is));
}

const write = (list: Contains[]) =>
  list.length === 0 ? 'none' : list.map(({ least, most }) => `${least} to ${most ?? 'any'}`).join(', ');

function containsShift(pair: Pair, before: Contains[], after: Contains[], place: Place): Shift {
  if (before.length !== after.length)
    return before.length === 0 ? 'narrowed' : after.length === 0 ? 'widened' : 'changed';
  return combine(
    before.map((was, index) => {
      const is = after[index] as Contains;
      const schema = relate(pair, was.schema, is.schema, place);
      // With an upper number of matches a narrower schema is looser in one way and tighter in the other.
      const matched =
        schema !== undefined && (was.most !== undefined || is.most !== undefined) ? 'changed' : schema;
      return combine([
        matched,
        moved(was.least, is.least, 1),
        moved(was.most ?? Infinity, is.most ?? Infinity, -1),
      ]);
    }),
  );
}

function moved(before: number, after: number, inward: 1 | -1): Shift {
  if (before === after) return undefined;
  return (after - before) * inward > 0 ? 'narrowed' : 'widened';
}
