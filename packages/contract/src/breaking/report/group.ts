import type { Json } from '../../document.ts';
import type { Change } from '../change.ts';

/** A change of a shared schema is one finding, however many calls use it; so is the same change of one name in several schemas. */
export interface Finding extends Omit<Change, 'operations' | 'where' | 'schema'> {
  /** Names of the places: in a schema, or in one call. */
  places: string[];
  /** All affected calls; empty when all calls are affected. */
  operations: string[];
  /** Only what was added to a list of values, or removed from it. */
  added?: Json[];
  removed?: Json[];
}

export function groupChanges(changes: readonly Change[]): Finding[] {
  const groups = new Map<string, Group>();
  for (const change of changes) {
    const { rule, level, before, after, where, schema } = change;
    const causes = causesOf(change);
    for (const [cause, operations] of causes) {
      const key = JSON.stringify([rule, level, cause, before, after]);
      const group = groups.get(key) ?? { change, places: new Set(), operations: new Set(), lists: new Set() };
      groups.set(key, group);
      group.places.add(schema ?? `${operations[0] ?? ''} ${where}`.trim());
      // Findings of one schema have one list of calls.
      if (group.lists.has(operations)) continue;
      group.lists.add(operations);
      for (const operation of operations) group.operations.add(operation);
    }
  }
  const rank = ({ level }: Finding) => ['breaking', 'warning', 'note'].indexOf(level);
  return [...groups.values()].map(findingOf).toSorted((left, right) => rank(left) - rank(right));
}

interface Group {
  /** The first change of the group. */
  change: Change;
  places: Set<string>;
  operations: Set<string>;
  lists: Set<readonly string[]>;
}

function findingOf({ change, places, operations }: Group): Finding {
  const { operations: _, where: __, schema: ___, ...rest } = change;
  return { ...rest, ...difference(change), places: [...places], operations: [...operations] };
}

/**
 * The same change of one field in many schemas has one cause, and so has the same change at one place of many calls; a call that is gone
 * is a cause of its own.
 */
function causesOf({ operations, where, schema }: Change): [cause: string, operations: readonly string[]][] {
  if (schema !== undefined) return [[schema.split('.').at(-1) ?? schema, operations]];
  if (operations.length === 0) return [[where, operations]];
  const isWholeCall = ['call', 'webhook', 'callback'].includes(where);
  return operations.map((operation) => [isWholeCall ? operation : where, [operation]]);
}

function difference({ before, after }: Pick<Change, 'before' | 'after'>): Pick<Finding, 'added' | 'removed'> {
  if (!Array.isArray(before) || !Array.isArray(after)) return {};
  const minus = (left: Json[], right: Json[]) => {
    const known = new Set(right.map((value) => JSON.stringify(value)));
    return left.filter((value) => !known.has(JSON.stringify(value)));
  };
  return { added: minus(after, before), removed: minus(before, after) };
}
