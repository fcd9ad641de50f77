import type { References } from './references.ts';
import type { Part, Shape } from './shape.ts';

/** Reads the schemas of one document. */
export interface ShapeSource {
  readonly references: References;
  /** Returns the shapes of a schema; none when it takes no value at all. */
  shapes(part: Part): Shape[];
}
