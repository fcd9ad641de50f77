import type { Json, JsonObject } from '../../document.ts';

/** A request before it is written out; what is generated, broken and shrunk. */
export interface LiveRequest {
  readonly path: JsonObject;
  readonly query: JsonObject;
  readonly headers: JsonObject;
  /** Value of the body in the contract's media type. */
  readonly body?: Json;
  /** A body sent as it stands, for what is not even of the media type. */
  readonly raw?: { readonly mediaType: string; readonly text: string };
}

/** Stands for a new UUID at each sending: a key of idempotency used twice would be refused rightly. */
export const freshUuid = '{fresh uuid}';

export type Part = 'path' | 'query' | 'headers' | 'body';

/** The same request with one value put in; `undefined` takes the value out. */
export function withValue(
  request: LiveRequest,
  part: Part,
  steps: readonly string[],
  value: Json | undefined,
): LiveRequest {
  return { ...request, [part]: put(request[part] ?? {}, steps, value) };
}

function put(whole: Json, steps: readonly string[], value: Json | undefined): Json | undefined {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  if (Array.isArray(whole)) {
    return whole.map((item, index) => (String(index) === step ? (put(item, rest, value) ?? null) : item));
  }
  if (typeof whole !== 'object' || whole === null) return whole;
  if (rest.length > 0 && whole[step] === undefined) return whole;
  const { [step]: before, ...others } = whole;
  const after = put(before ?? null, rest, value);
  return after === undefined ? others : { ...others, [step]: after };
}
