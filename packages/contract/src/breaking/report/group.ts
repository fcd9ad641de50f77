import type { Json } from '../../document.ts';
import type { Change } from '../change.ts';

/** A change of a shared schema is one finding, however many calls use it; so is the same change of one name in several schemas. */
export interface Finding extends Omit<Change, 'operation' | 'where' | 'schema'> {
  /** Names of the places: in a schema, or in one call. */
  places: string[];
  /** All affected calls; empty when all calls are affected. */
  operations: string[];
  /** Only what was added to a list of values, or removed from it. */
  added?: Json[];
  removed?: Json[];
}

export function groupChanges(changes: readonly Change[]): Finding[] {
  const groups = new Map<string, Finding>();
  for (const { operation, where, schema, ...change } of changes) {
    const place = schema ?? `${operation} ${where}`.trim();
    const key = JSON.stringify([
      change.rule,
      change.level,
      causeOf(operation, where, schema),
      change.before,
      change.after,
    ]);
    const group = groups.get(key) ?? { ...change, ...difference(change), places: [], operations: [] };
    if (operation !== '' && !group.operations.includes(operation)) group.operations.push(operation);
    if (!group.places.includes(place)) group.places.push(place);
    groups.set(key, group);
  }
  const rank = ({ level }: Finding) => ['breaking', 'warning', 'note'].indexOf(level);
  return [...groups.values()].toSorted((left, right) => rank(left) - rank(right));
}

/** The same change of one field in many schemas has one cause, and so has the same change at one place of many calls. */
function causeOf(operation: string, where: string, schema: string | undefined): string {
  if (schema !== undefined) return schema.split('.').at(-1) ?? schema;
  return ['call', 'webhook', 'callback'].includes(where) ? operation : where;
}

function difference({ before, after }: Pick<Change, 'before' | 'after'>): Pick<Finding, 'added' | 'removed'> {
  if (!Array.isArray(before) || !Array.isArray(after)) return {};
  const minus = (left: Json[], right: Json[]) => {
    const known = new Set(right.map((value) => JSON.stringify(value)));
    return left.filter((value) => !known.has(JSON.stringify(value)));
  };
  return { added: minus(after, before), removed: minus(before, after) };
}
