import type { FlightRow } from './flight-rows.ts';

/** JSON of React's data, its references still texts that begin with `$`. */
export type FlightValue = string | number | boolean | null | FlightValue[] | { [key: string]: FlightValue };
/** An element: `["$", type, key, props]`. */
export type FlightElement = ['$', string, string | null, Record<string, FlightValue>];

/**
 * Assumed: `$5`, `$L5`, `$@5` and the like refer to row 5, `$5:props:children:0` to a part of it; `$$` begins a text with a dollar; other
 * words (`$undefined`, `$Sreact.fragment`) are values.
 */
const REFERENCE = /^\$(?<kind>[L@FQWKBhi]?)(?<id>[0-9a-f]+)(?<path>(?::[^:]*)*)$/;

export interface FlightReference {
  readonly kind: string;
  readonly id: string;
  /** Keys from the row to the part. */
  readonly path: readonly string[];
}

export function readReference(value: string): FlightReference | undefined {
  const { kind = '', id, path = '' } = REFERENCE.exec(value)?.groups ?? {};
  return id === undefined ? undefined : { kind, id, path: path.split(':').slice(1) };
}

export function isElement(value: FlightValue | undefined): value is FlightElement {
  return (
    Array.isArray(value) &&
    value.length === 4 &&
    value[0] === '$' &&
    typeof value[1] === 'string' &&
    typeof value[3] === 'object' &&
    value[3] !== null
  );
}

/** Returns true for an element of the page itself; others are rendered by script. */
export function isHostElement(value: FlightValue | undefined): value is FlightElement {
  return isElement(value) && !value[1].startsWith('$');
}

/** Calls `visit` with every text of the value. */
export function eachText(value: FlightValue, visit: (text: string) => void): void {
  if (typeof value === 'string') visit(value);
  else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) eachText(part, visit);
  }
}

/** Returns the values of the rows that are JSON, by id. */
export function modelsOf(rows: readonly FlightRow[]): Map<string, FlightValue> {
  return new Map(
    rows.flatMap(({ id, kind, body }) => (kind === 'model' ? [[id, JSON.parse(body) as FlightValue]] : [])),
  );
}
