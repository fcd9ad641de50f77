import type { Json } from '../document.ts';

/** Callers send requests and read responses: the same change harms them in opposite directions. */
export type Side = 'request' | 'response';

/** `breaking`: a caller of the old contract may fail. `warning`: it still works, but something it used is gone. */
export type Level = 'breaking' | 'warning';

export interface Change {
  /** Stable identifier, `response-enum-widened`. */
  rule: string;
  level: Level;
  /** `GET /suppliers/{id} (getSupplier)`; empty for what concerns every call. */
  operation: string;
  /** Position in the call: `response 200 › items[] › price`. */
  where: string;
  /** Nearest named schema with the path from it, `SupplierProduct.price`; the same change in many calls is grouped by this name. */
  schema?: string;
  before?: Json;
  after?: Json;
}

/** Current position of the comparison, and the list of its findings. */
export interface Place {
  side: Side;
  operation: string;
  where: string;
  schema?: string;
  found: Change[];
}

export function report(place: Place, level: Level, rule: string, before?: Json, after?: Json): void {
  const { operation, where, schema } = place;
  place.found.push({
    rule,
    level,
    operation,
    where,
    ...(schema === undefined ? {} : { schema }),
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  });
}

/** Returns the place one step further into a body or schema. */
export function inside(place: Place, step: string): Place {
  const where = step === '[]' ? `${place.where}[]` : `${place.where} › ${step}`;
  const schema = place.schema === undefined ? {} : { schema: join(place.schema, step) };
  return { ...place, where, ...schema };
}

const join = (schema: string, step: string) => (step === '[]' ? `${schema}[]` : `${schema}.${step}`);
