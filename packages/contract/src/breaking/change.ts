import type { Json } from '../document.ts';

/**
 * `breaking`: a caller of the old contract may fail. `warning`: it still works, but something it used is gone.
 * `note`: it was announced, and is due.
 */
export type Level = 'breaking' | 'warning' | 'note';

export interface Change {
  /** Stable identifier, `response-enum-widened`. */
  rule: string;
  level: Level;
  /** The calls it concerns, `GET /suppliers/{id} (getSupplier)`; none for what concerns every call. */
  operations: readonly string[];
  /** Position in the call: `response 200 › items[] › price`. */
  where: string;
  /** Nearest named schema with the path from it, `SupplierProduct.price`; the same change in many calls is grouped by this name. */
  schema?: string;
  before?: Json;
  after?: Json;
}
