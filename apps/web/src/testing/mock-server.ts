import type { HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';

/** A recorded call. */
export interface RecordedRequest {
  readonly method: string;
  /** Path and query, without the origin. */
  readonly path: string;
  /** The idempotency key, or null. */
  readonly key: string | null;
  /** The JSON it carried, or the fields of a form; `undefined` without any, and for files. */
  readonly body: unknown;
}

export interface MockServer {
  /** Adds handlers until the end of the test; the latest that matches an address is used. */
  use(...handlers: HttpHandler[]): void;
  /** The calls of this test, in order. */
  readonly requests: readonly RecordedRequest[];
  /** Calls with one of the methods; by default all but reads. */
  writes(...methods: string[]): readonly RecordedRequest[];
  /** Waits until at most `unanswered` calls are pending, on real turns of the event loop whatever clock a test has. */
  settled(unanswered?: number): Promise<void>;
}

// Read before a test can install a fake clock.
const { setImmediate: onNextTurn } = globalThis;
const nextTurn = () => new Promise<void>((resolve) => void onNextTurn(resolve));
/** Turns from the response's head to the caller's state: reading the body takes a few. */
const TURNS_OF_RESULT = 5;

/**
 * Answers the calls of a test file by the contract's generated handlers, in place of `fetch`. A call without a handler fails the test, also
 * where the code under test swallows the failure. Only tests of the transport itself have a server of their own (`fake-catalogue.ts`) or a
 * `fetch` of their own: there the bytes, the broken connection or the framework's options are the subject.
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
  // The only event of a connection that breaks.
  server.events.on('request:end', async ({ requestId }) => {
    await nextTurn();
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

/** Records a call at once; its body is read in parallel and is there before the response. */
function recordOf(request: Request): RecordedRequest {
  const { pathname, search } = new URL(request.url);
  const record: RecordedRequest & { body: unknown } = {
    method: request.method,
    path: pathname + search,
    key: request.headers.get('idempotency-key'),
    body: undefined,
  };
  if (isOfFiles(request)) return record;
  void request
    .clone()
    .text()
    .then((text) => {
      record.body = text === '' ? undefined : isForm(request) ? fieldsOf(text) : JSON.parse(text);
    });
  return record;
}

function isOfFiles({ headers }: Request): boolean {
  return headers.get('content-type')?.startsWith('multipart/') === true;
}

function isForm({ headers }: Request): boolean {
  return headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') === true;
}

function fieldsOf(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}
