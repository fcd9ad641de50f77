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
  const isAccepted = (change: Change) => {
    const entry = accept.find((one) => matches(one, change) && (one.until ?? today) >= today);
    if (entry !== undefined) met.add(entry);
    return entry !== undefined;
  };
  const left = changes.flatMap((change) => {
    if (isAccepted(change)) return [];
    // An announced removal stays a note, whatever its rule is worth.
    const level = change.level === 'note' ? 'note' : (severity[change.rule] ?? change.level);
    return level === 'off' ? [] : [{ ...change, level }];
  });
  return {
    changes: left,
    unused: accept.filter((entry) => !met.has(entry)).map((entry) => lineOf(entry, today)),
  };
}

function matches({ rule, call, place }: Accepted, change: Change): boolean {
  return (
    (rule === undefined || rule === change.rule) &&
    (call === undefined || change.operation.includes(call)) &&
    (place === undefined || `${change.schema ?? ''} ${change.where}`.includes(place))
  );
}

function lineOf({ rule, call, place, until, reason }: Accepted, today: string): string {
  const name = [rule, call, place].filter(Boolean).join(', ');
  return until !== undefined && until < today
    ? `accepted until ${until}, and no longer: ${name} (${reason})`
    : `accepted, but not found: ${name} (${reason})`;
}
