import type fc from 'fast-check';
import type { Json, JsonObject } from '../../document.ts';
import type { References } from '../model/references.ts';

/** Makes one place inside a value present, so that it can be broken. */
export interface Steering {
  /** Places (JSON pointers with `0` for a list's item) that must exist. */
  readonly present: ReadonlySet<string>;
  /** Chosen alternative of each union, by place. */
  readonly branches: ReadonlyMap<string, number>;
}

export interface ValueContext {
  readonly references: References;
  /** Returns values of earlier responses for a field of this name, best first. */
  seen(name: string): readonly Json[];
  /** Returns whether a value is valid: a value seen elsewhere may be too long here. */
  keeps(schema: JsonObject, value: Json): boolean;
  /** Called with the reason for each optional field that is left out because no value of it can be made. */
  noteGap(reason: string): void;
  /** Files stand for binary values; in JSON those are texts. */
  readonly takesFiles: boolean;
  readonly steering?: Steering;
}

export interface Place {
  /** Name of the field; a list's items have the list's name. */
  readonly name: string;
  /** JSON pointer from the root of the generated value. */
  readonly path: string;
  readonly depth: number;
  /** References followed on the way here; one that returns has no end. */
  readonly trail: readonly string[];
}

export const rootPlace = (name: string): Place => ({ name, path: '', depth: 0, trail: [] });

/** Generates the values of a part of a schema; see `schemaValues`. */
export type ValuesOf = (part: Json | undefined, place: Place) => fc.Arbitrary<Json>;
