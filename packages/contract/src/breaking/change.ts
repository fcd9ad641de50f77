import type { Json } from '../document.ts';
import type { Frame } from './frame.ts';
import type { Policy } from './policy.ts';

/** Callers send requests and read responses: the same change harms them in opposite directions. */
export type Side = 'request' | 'response';

/**
 * `breaking`: a caller of the old contract may fail. `warning`: it still works, but something it used is gone.
 * `note`: it was announced, and is due.
 */
export type Level = 'breaking' | 'warning' | 'note';

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
  /** Values travel as text: in addresses, headers, cookies and forms, where a number is a string of digits. */
  isText?: boolean;
  /** A list is sent by repeating the parameter, so that one value is a list of one. */
  isRepeated?: boolean;
  isXml?: boolean;
  /** Compares the sets of values alone, without what callers of a service make of them. */
  isPure?: boolean;
  frame: Frame;
  policy: Policy;
}

export function report(place: Place, level: Level, rule: string, before?: Json, after?: Json): void {
  const { operation, where, schema } = place;
  place.frame.found.push({
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
  const where = step.startsWith('[') ? `${place.where}${step}` : `${place.where} › ${step}`;
  const schema = place.schema === undefined ? {} : { schema: join(place.schema, step) };
  const { isRepeated: _, ...rest } = place;
  return { ...rest, where, ...schema };
}

const join = (schema: string, step: string) =>
  step.startsWith('[') ? `${schema}${step}` : `${schema}.${step}`;
