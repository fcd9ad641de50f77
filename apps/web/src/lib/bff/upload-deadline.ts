/** While a body is on its way its pieces may be this far apart: the line of a phone pauses. */
const PAUSE_MS = 20_000;

export interface TimedBody {
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
  readonly signal: AbortSignal;
}

/**
 * Times a body of a request. It takes as long as the sender's line needs, so only a pause ends it while a piece is awaited; the catalogue has
 * its deadline for taking each piece, and for its response after the last one.
 */
export function timeUpload(body: ReadableStream<Uint8Array<ArrayBuffer>>, deadlineMs: number): TimedBody {
  const late = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const allow = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => late.abort(new DOMException('The upload paused.', 'TimeoutError')), ms);
    timer.unref();
  };
  const pieces = body.getReader();
  const timed = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(out) {
      allow(PAUSE_MS);
      const { done, value } = await pieces.read();
      allow(deadlineMs);
      if (done) out.close();
      else out.enqueue(value);
    },
    cancel: (reason) => pieces.cancel(reason),
  });
  return { body: timed, signal: late.signal };
}
