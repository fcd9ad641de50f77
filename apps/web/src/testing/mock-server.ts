import type { HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';

/** A call as it went out. */
export interface RecordedRequest {
  readonly method: string;
  /** Path and query, without the origin. */
  readonly path: string;
  /** The idempotency key, or null. */
  readonly key: string | null;
  /** The JSON it carried, or the fields of a form; `undefined` without any. */
  readonly body: unknown;
}

export interface MockServer {
  /** Answers so until the test is over; the latest that fits an address is taken. */
  use(...handlers: HttpHandler[]): void;
  /** What this test has asked for, in order. */
  readonly requests: readonly RecordedRequest[];
  /** Those with one of the methods, or all but reads. */
  writes(...methods: string[]): readonly RecordedRequest[];
  /** Waits until no more than so many calls are without an answer, on real turns of the event loop whatever clock a test has. */
  settled(unanswered?: number): Promise<void>;
}

// Taken before a test can put a clock of its own in their place.
const { setImmediate: onNextTurn } = globalThis;
const nextTurn = () => new Promise<void>((resolve) => void onNextTurn(resolve));
/** From the answer's head to the state of who asked: reading the body takes a few. */
const TURNS_OF_RESULT = 5;

/**
 * Answers the calls of a test file by the contract's generated handlers, in place of `fetch`. A call nobody answers fails the test,
 * also where the code under test takes a failure calmly. Only what tests the transport itself has a server of its own
 * (`fake-catalogue.ts`), or a `fetch` of its own: there the bytes, the broken connection or the framework's options are the subject.
 */
export function mockServer(...handlers: HttpHandler[]): MockServer {
  const requests: RecordedRequest[] = [];
  const unhandled: string[] = [];
  const waiting = new Set<string>();
  const server = setupServer(...handlers);
  beforeAll(() =>
    server.listen({
      onUnhandledFrame: async ({ frame, defaults }) => {
        unhandled.push(await frame.getUnhandledMessage());
        defaults.error();
      },
    }),
  );
  beforeEach(() => {
    requests.length = 0;
    unhandled.length = 0;
  });
  server.events.on('request:start', ({ request, requestId }) => {
    waiting.add(requestId);
    requests.push(recordOf(request));
  });
  server.events.on('response:mocked', ({ requestId }) => {
    waiting.delete(requestId);
  });
  afterEach(() => {
    server.resetHandlers();
    waiting.clear();
    expect(unhandled, 'calls nobody answers').toEqual([]);
  });
  afterAll(() => server.close());
  return {
    use: (...more) => server.use(...more),
    requests,
    writes: (...methods) =>
      requests.filter(({ method }) => (methods.length > 0 ? methods.includes(method) : method !== 'GET')),
    settled: async (unanswered = 0) => {
      await vi.dynamicImportSettled();
      do await nextTurn();
      while (waiting.size > unanswered);
      for (let turn = 0; turn < TURNS_OF_RESULT; turn += 1) await nextTurn();
    },
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
      record.body = text === '' ? undefined : isForm(request) ? fieldsOf(text) : JSON.parse(text);
    });
  return record;
}

function isForm({ headers }: Request): boolean {
  return headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') === true;
}

function fieldsOf(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}
