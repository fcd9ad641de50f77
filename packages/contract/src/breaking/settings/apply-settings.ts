import type { Change } from '../change.ts';
import type { Policy } from '../policy.ts';
import type { Accepted, Settings } from './read-settings.ts';

/** Gives findings the levels of a team and leaves out what it accepts; `unused` has a line for each acceptance that no longer counts. */
export function applySettings(
  changes: readonly Change[],
  { severity, accept }: Settings,
  { today }: Policy,
): { changes: Change[]; unused: string[] } {
  const met = new Set<Accepted>();
  const left = changes.flatMap((found) => {
    const change = withoutAccepted(found);
    if (change === undefined) return [];
    // An announced removal stays a note, whatever its rule is worth.
    const level = change.level === 'note' ? 'note' : (severity[change.rule] ?? change.level);
    return level === 'off' ? [] : [{ ...change, level }];
  });

  return {
    changes: left,
    unused: accept.filter((entry) => !met.has(entry)).map((entry) => lineOf(entry, today)),
  };

  /** Takes away the calls for which a finding is accepted; `undefined` when none is left. */
  function withoutAccepted(change: Change): Change | undefined {
    const entries = accept.filter((one) => matches(one, change) && (one.until ?? today) >= today);
    if (entries.length === 0) return change;
    for (const entry of entries) met.add(entry);
    const operations = change.operations.filter(
      (operation) => !entries.some(({ call }) => call === undefined || operation.includes(call)),
    );
    return operations.length === 0 ? undefined : { ...change, operations };
  }
}

function matches({ rule, call, place }: Accepted, change: Change): boolean {
  return (
    (rule === undefined || rule === change.rule) &&
    (call === undefined || change.operations.some((operation) => operation.includes(call))) &&
    (place === undefined || `${change.schema ?? ''} ${change.where}`.includes(place))
  );
}

function lineOf({ rule, call, place, until, reason }: Accepted, today: string): string {
  const name = [rule, call, place].filter(Boolean).join(', ');
  return until !== undefined && until < today
    ? `accepted until ${until}, and no longer: ${name} (${reason})`
    : `accepted, but not found: ${name} (${reason})`;
}
