import type { Json, JsonObject } from '../../document.ts';

/** A request before serialisation; this form is generated, broken and shrunk. */
export interface LiveRequest {
  readonly path: JsonObject;
  readonly query: JsonObject;
  readonly headers: JsonObject;
  readonly cookies?: JsonObject;
  /** Value of the body in the contract's media type. */
  readonly body?: Json;
  /** A body sent unchanged, for content that does not fit the media type. */
  readonly raw?: { readonly mediaType: string; readonly text: string };
}

/** Replaced by a new UUID at each sending: a repeated idempotency key would be refused rightly. */
export const freshUuid = '{fresh uuid}';

export type Part = 'path' | 'query' | 'headers' | 'cookies' | 'body';

/** The part of a request that holds the parameters of each place. */
export const partOf = { path: 'path', query: 'query', header: 'headers', cookie: 'cookies' } as const;

/** Returns the request with one value set; `undefined` removes the value. */
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
