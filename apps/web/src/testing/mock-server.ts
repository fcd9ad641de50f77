import type { HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';

/** A call as it went out. */
export interface RecordedRequest {
  readonly method: string;
  /** Path and query, without the origin. */
  readonly path: string;
  /** The idempotency key, or null. */
  readonly key: string | null;
  /** The JSON it carried, `undefined` without any. */
  readonly body: unknown;
}

export interface MockServer {
  /** Answers so until the test is over; the latest that fits an address is taken. */
  use(...handlers: HttpHandler[]): void;
  /** What this test has asked for, in order. */
  readonly requests: readonly RecordedRequest[];
  /** Those with one of the methods, or all but reads. */
  writes(...methods: string[]): readonly RecordedRequest[];
}

/**
 * Answers the calls of a test file by the contract's generated handlers, in place of `fetch`. A call nobody answers fails the test,
 * also where the code under test takes a failure calmly. Only what tests the transport itself has a server of its own
 * (`fake-catalogue.ts`), or a `fetch` of its own: there the bytes, the broken connection or the framework's options are the subject.
 */
export function mockServer(...handlers: HttpHandler[]): MockServer {
  const requests: RecordedRequest[] = [];
  const unanswered: string[] = [];
  const server = setupServer(...handlers);
  beforeAll(() =>
    server.listen({
      onUnhandledFrame: async ({ frame, defaults }) => {
        unanswered.push(await frame.getUnhandledMessage());
        defaults.error();
      },
    }),
  );
  beforeEach(() => {
    requests.length = 0;
    unanswered.length = 0;
  });
  server.events.on('request:start', ({ request }) => {
    requests.push(recordOf(request));
  });
  afterEach(() => {
    server.resetHandlers();
    expect(unanswered, 'calls nobody answers').toEqual([]);
  });
  afterAll(() => server.close());
  return {
    use: (...more) => server.use(...more),
    requests,
    writes: (...methods) =>
      requests.filter(({ method }) => (methods.length > 0 ? methods.includes(method) : method !== 'GET')),
  };
}

/** The body is read on the side, and is there before the call is answered. */
function recordOf(request: Request): RecordedRequest {
  const { pathname, search } = new URL(request.url);
  const record: RecordedRequest & { body: unknown } = {
    method: request.method,
    path: pathname + search,
    key: request.headers.get('idempotency-key'),
    body: undefined,
  };
  void request
    .clone()
    .text()
    .then((text) => {
      record.body = text === '' ? undefined : JSON.parse(text);
    });
  return record;
}
