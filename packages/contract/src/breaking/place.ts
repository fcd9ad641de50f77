import type { Json } from '../document.ts';
import type { Level } from './change.ts';
import type { Frame } from './frame.ts';
import type { Policy } from './policy.ts';

/** Callers send requests and read responses: the same change harms them in opposite directions. */
export type Side = 'request' | 'response';

/** Current position of the comparison, and the list of its findings. */
export interface Place {
  side: Side;
  operation: string;
  where: string;
  schema?: string;
  /** Values travel as text: in addresses, headers, cookies and forms, where a number is a string of digits. */
  isText?: boolean;
  /** The whole body of a form, and the parts of it that are sent as JSON. */
  form?: { isMultipart: boolean; json: readonly string[] };
  /** A part of a multipart body, where an object is sent as JSON. */
  isPart?: boolean;
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
    operations: operation === '' ? [] : [operation],
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
  const { isRepeated: _, form, ...rest } = place;
  const inner: Place = { ...rest, where, ...schema };
  if (form?.json.includes(step)) return asJson(inner);
  return form?.isMultipart ? { ...inner, isPart: true } : inner;
}

/** Returns the same place, where values keep their types. */
export function asJson({ isText: _, isPart: __, ...place }: Place): Place {
  return place;
}

const join = (schema: string, step: string) =>
  step.startsWith('[') ? `${schema}${step}` : `${schema}.${step}`;
