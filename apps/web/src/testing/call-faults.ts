import { API_PREFIX, operationOf } from '@bazaar/api/operation-of';
import type { OperationId } from '@bazaar/api/operations';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect } from 'vitest';
import type { MockServer, RecordedRequest } from './mock-server';

const refused = (status: number, code: string) => () =>
  HttpResponse.json({ type: `urn:${code}`, title: code, status, code, traceId: 't-1' }, { status });

/** Every way a call fails, as the browser sees it: the BFF makes a 504 of a slow response and a 502 of one of another shape. */
const CALL_FAULTS = {
  reset: () => HttpResponse.error(),
  slow: refused(504, 'timeout'),
  unavailable: refused(503, 'server'),
  'wrong shape': refused(502, 'server'),
  'no JSON': () => new HttpResponse('<html>'),
  conflict: refused(409, 'conflict'),
  'to be paid': refused(402, 'payment-required'),
  'too many': refused(429, 'rate-limited'),
  'session ended': refused(401, 'unauthorized'),
} as const;

export type CallFault = keyof typeof CALL_FAULTS;
const FAULTS = Object.keys(CALL_FAULTS) as readonly CallFault[];
/** What a visitor should never see. */
const LEAK = /\b(undefined|NaN|null|TypeError|Error)\b|\[object/;
const RETRY = /^(تلاش دوباره|خواندن دوباره)$/;

/** Which call fails and how. Its handler stands before all others of a mock server. */
export function callFaults() {
  let broken: { operation: OperationId; fault: CallFault; only: (url: URL) => boolean } | undefined;
  return {
    handler: http.all(`*${API_PREFIX}/*`, ({ request }) => {
      if (broken === undefined || namedOperation(request.method, request.url) !== broken.operation) return;
      return broken.only(new URL(request.url)) ? CALL_FAULTS[broken.fault]() : undefined;
    }),
    /** @param only of the calls of this operation */
    breakCall: (operation: OperationId, fault: CallFault, only: (url: URL) => boolean = () => true) => {
      broken = { operation, fault, only };
    },
    mend: () => {
      broken = undefined;
    },
  };
}

export type CallFaults = ReturnType<typeof callFaults>;

/** Returns the calls a test has made, each once, in alphabetical order. */
export function calledOperations(requests: readonly RecordedRequest[]): string[] {
  const named = requests.map(({ method, path }) => namedOperation(method, `http://localhost${path}`) ?? path);
  return [...new Set(named)].sort();
}

interface Tried {
  readonly faults: CallFaults;
  readonly backend: MockServer;
  readonly operation: OperationId;
  /** Which of the calls of this operation fail; all of them unless given. */
  only?(url: URL): boolean;
}

export interface TriedRead extends Tried {
  /** The sentence that names what is missing. */
  readonly says: string;
  /** A text of the rest of the screen, which stays. */
  readonly stands: string | RegExp;
  /** Leads to the read; nothing has failed before. */
  open(): void | Promise<void>;
}

/** Opens a screen on one failing read, reads again under every other fault, and at last without one: the failure is told each time, then gone. */
export async function tryRead({
  faults,
  backend,
  operation,
  only,
  says,
  stands,
  open,
}: TriedRead): Promise<void> {
  for (const [index, fault] of FAULTS.entries()) {
    faults.breakCall(operation, fault, only);
    if (index === 0) await open();
    else fireEvent.click(retryBeside(says));
    await act(() => backend.settled());
    await screen.findByText(says).catch(() => {
      throw new Error(`${operation}, ${fault}: «${says}» is not said: ${document.body.textContent}`);
    });
    expect([fault, screen.queryAllByText(stands).length > 0]).toEqual([fault, true]);
    expectNoLeak();
  }
  faults.mend();
  fireEvent.click(retryBeside(says));
  await waitFor(() => expect(screen.queryByText(says)).toBeNull());
  expectNoLeak();
}

export interface TriedWrite extends Tried {
  /** Sentence by fault; `undefined` where the fault leads to the login. */
  says(fault: CallFault): string | undefined;
  press(): void | Promise<void>;
  /** Expects what was typed to be there. */
  keeps?(): void;
}

/** Sends one write under every fault: each is told, nothing typed is lost. The caller tells what happens once it is mended. */
export async function tryWrite({
  faults,
  backend,
  operation,
  says,
  press,
  keeps,
}: TriedWrite): Promise<void> {
  for (const fault of FAULTS) {
    faults.breakCall(operation, fault);
    await press();
    await act(() => backend.settled());
    const said = says(fault);
    if (said !== undefined) {
      await screen.findByText(said).catch(() => {
        throw new Error(`${operation}, ${fault}: «${said}» is not said: ${document.body.textContent}`);
      });
    }
    keeps?.();
    expectNoLeak();
  }
  faults.mend();
}

function expectNoLeak(): void {
  expect(LEAK.exec(document.body.textContent ?? '')?.[0]).toBeUndefined();
}

/** Returns the button that reads again, in the nearest part of the page around a sentence. */
function retryBeside(said: string): HTMLElement {
  for (let part = screen.getByText(said).parentElement; part; part = part.parentElement) {
    const button = [...part.querySelectorAll('button')].find(({ textContent }) =>
      RETRY.test(textContent ?? ''),
    );
    if (button !== undefined) return button;
  }
  throw new Error(`no button reads again what «${said}» names`);
}

function namedOperation(method: string, url: string): OperationId | undefined {
  return operationOf(method, new URL(url).pathname)?.operationId;
}
