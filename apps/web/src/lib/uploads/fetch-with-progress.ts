/** Nothing was sent or received for so long: the connection is lost, though nobody says so. */
const STALL_MS = 30_000;
const EMPTY = [204, 205, 304];
/** The platform's name for the bytes that are sent. */
const SENT_BYTES = 'loaded';

/**
 * Returns a `fetch` for one call that reports how much of its body is sent, from 0 to 1; `fetch` itself does not. It fails as `fetch` does: a
 * `TypeError` without a response, the signal's reason when aborted.
 */
export function fetchWithProgress(onSent: (share: number) => void): typeof fetch {
  return (input, init = {}) =>
    new Promise<Response>((resolve, reject) => {
      const { signal } = init;
      if (signal?.aborted) return reject(signal.reason);
      const call = new XMLHttpRequest();
      let stalled: ReturnType<typeof setTimeout> | undefined;
      const fail = (reason: unknown) => {
        clearTimeout(stalled);
        reject(reason);
      };
      const expectMore = () => {
        clearTimeout(stalled);
        stalled = setTimeout(() => {
          fail(new TypeError('The connection stalled.'));
          call.abort();
        }, STALL_MS);
      };
      signal?.addEventListener('abort', () => {
        fail(signal.reason);
        call.abort();
      });
      call.open(init.method ?? 'GET', String(input));
      for (const [name, value] of new Headers(init.headers)) call.setRequestHeader(name, value);
      call.upload.addEventListener('progress', (event) => {
        expectMore();
        const { total, lengthComputable } = event;
        if (lengthComputable && total > 0) onSent(event[SENT_BYTES] / total);
      });
      call.addEventListener('error', () => fail(new TypeError('The call failed.')));
      call.addEventListener('load', () => {
        clearTimeout(stalled);
        resolve(responseOf(call));
      });
      expectMore();
      call.send(init.body as XMLHttpRequestBodyInit | null | undefined);
    });
}

function responseOf(call: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of call.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at).trim(), line.slice(at + 1).trim());
  }
  const { status } = call;
  return new Response(EMPTY.includes(status) ? null : call.responseText, { status, headers });
}
