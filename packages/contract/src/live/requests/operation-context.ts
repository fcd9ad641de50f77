import type { Json } from '../../document.ts';
import { isJson } from '../model/json-parts.ts';
import type { OperationModel } from '../model/operation-model.ts';
import type { References } from '../model/references.ts';
import type { SchemaChecker } from '../model/schema-checker.ts';
import type { KnownValues } from '../values/known-values.ts';
import { singular } from '../values/singular.ts';
import type { Steering, ValueContext } from '../values/value-context.ts';

/** Inputs for generating requests of one operation. */
export interface OperationContext {
  readonly operation: OperationModel;
  readonly references: References;
  /** Judges requests. */
  readonly checker: SchemaChecker;
  readonly known: KnownValues;
  /** Owner of the token; objects of that person come first. */
  readonly owner: string;
  /** Called with each part of a request that cannot be made. */
  noteGap(reason: string): void;
}

export function valueContext(context: OperationContext, steering?: Steering): ValueContext {
  const { references, checker } = context;
  return {
    references,
    seen: (name) => seenFor(context, name),
    takesFiles: takesFiles(context.operation.body),
    noteGap: (reason) => context.noteGap(reason),
    keeps: (schema, value) => checker.faultOf(schema, value) === undefined,
    ...(steering === undefined ? {} : { steering }),
  };
}

function takesFiles(body: OperationModel['body']): boolean {
  return body !== undefined && body.xml === undefined && !isJson(body.mediaType);
}

/** `id` and `ids` mean the operation's own collection, `cityIds` means the same as `cityId`. */
function seenFor({ operation, known, owner }: OperationContext, name: string): Json[] {
  if (/^ids?$/i.test(name)) return known.of(operation.path.replace(/\/\{.*$/, ''), owner);
  return known.of(/ids$/i.test(name) ? singular(name) : name, owner);
}
