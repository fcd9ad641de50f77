import type { Json, JsonObject } from '../../document.ts';
import type { References } from '../model/references.ts';

/** Makes sure that one place inside a value is there, so that it can be broken. */
export interface Steering {
  /** Places (JSON pointers with `0` for a list's item) that must exist. */
  readonly present: ReadonlySet<string>;
  /** Which alternative a union takes, by place. */
  readonly branches: ReadonlyMap<string, number>;
}

export interface ValueContext {
  readonly references: References;
  /** Values seen in earlier answers for a field of this name, best first. */
  seen(name: string): readonly Json[];
  /** Whether a value keeps a schema: what was seen elsewhere may be too long here. */
  keeps(schema: JsonObject, value: Json): boolean;
  readonly steering?: Steering;
}

export interface Place {
  /** Name of the field this value is for; a list's items go by the list's name. */
  readonly name: string;
  /** JSON pointer from the root of the value that is made. */
  readonly path: string;
  readonly depth: number;
}

export const rootPlace = (name: string): Place => ({ name, path: '', depth: 0 });
