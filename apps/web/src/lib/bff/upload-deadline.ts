/** While a file is on its way its pieces may be this far apart: the line of a phone pauses. */
const PAUSE_MS = 20_000;

export interface TimedBody {
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
  readonly signal: AbortSignal;
}

/**
 * Times a body of files. It takes as long as the sender's line needs, so the catalogue's deadline counts from its last piece; before that,
 * only a pause ends it.
 */
export function timeUpload(body: ReadableStream<Uint8Array<ArrayBuffer>>, deadlineMs: number): TimedBody {
  const late = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const allow = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => late.abort(new DOMException('The upload paused.', 'TimeoutError')), ms);
    timer.unref();
  };
  allow(PAUSE_MS);
  const timed = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, out) {
      allow(PAUSE_MS);
      out.enqueue(piece);
    },
    flush: () => allow(deadlineMs),
  });
  return { body: body.pipeThrough(timed), signal: late.signal };
}
