import type { FlightRow } from '../framework/flight-rows.ts';
import { eachText, type FlightValue, readReference } from '../framework/flight-values.ts';

/** Row the framework starts from. */
const ROOT = '0';
const QUOTED = /"(?<text>\$[^"\\]+)"/g;

/**
 * Returns the rows that are still referred to, with their new values. Rows of other kinds than values and texts stay: hints, components of
 * the browser, streams.
 */
export function reachableRows(
  rows: readonly FlightRow[],
  models: ReadonlyMap<string, FlightValue>,
): FlightRow[] {
  const reached = new Set<string>();
  const follow = (text: string) => {
    const id = text.startsWith('$') ? readReference(text)?.id : undefined;
    if (id !== undefined) reach(id);
  };
  const reach = (id: string) => {
    if (reached.has(id)) return;
    reached.add(id);
    const model = models.get(id);
    if (model !== undefined) eachText(model, follow);
  };
  reach(ROOT);
  for (const { kind, body } of rows) {
    if (kind === 'other') for (const { groups } of body.matchAll(QUOTED)) follow(groups?.text ?? '');
  }
  return rows.flatMap((row) => {
    if (row.kind === 'other') return [row];
    if (!reached.has(row.id)) return [];
    return [row.kind === 'text' ? row : { ...row, body: JSON.stringify(models.get(row.id)) }];
  });
}
