import type { Change } from './change.ts';

/** A change of a shared schema is one finding, however many calls use it. */
export interface Finding extends Omit<Change, 'operation' | 'where'> {
  /** Name of the place: in a schema, or in the one call. */
  place: string;
  /** All affected calls; empty when all calls are affected. */
  operations: string[];
}

export function groupChanges(changes: readonly Change[]): Finding[] {
  const groups = new Map<string, Finding>();
  for (const { operation, where, ...change } of changes) {
    const place = change.schema ?? `${operation} ${where}`.trim();
    const key = JSON.stringify([change.rule, place, change.before, change.after]);
    const group = groups.get(key) ?? { ...change, place, operations: [] };
    if (operation !== '' && !group.operations.includes(operation)) group.operations.push(operation);
    groups.set(key, group);
  }
  const rank = ({ level }: Finding) => (level === 'breaking' ? 0 : 1);
  return [...groups.values()].toSorted((left, right) => rank(left) - rank(right));
}
