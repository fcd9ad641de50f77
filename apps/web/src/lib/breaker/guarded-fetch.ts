import type { CallOutcome, CircuitBreaker } from './circuit-breaker';

/** The call was not made: the breaker is open until a probe succeeds. */
export class CircuitOpenError extends Error {
  override readonly name = 'CircuitOpenError';

  constructor(origin: string) {
    super(`${origin} fails; it is not asked for a few seconds`);
  }
}

export interface Guard {
  readonly breaker: CircuitBreaker;
  /** Origin whose calls are counted and may be refused; all others pass. */
  readonly origin: string;
  readonly nowMs: () => number;
  /** Called when the breaker opens or closes. */
  readonly onChange: (isOpen: boolean) => void;
}

/** Returns `send` with the breaker in front of it. Rejects with {@link CircuitOpenError} while it is open. */
export function guardedFetch(send: typeof fetch, { breaker, origin, nowMs, onChange }: Guard): typeof fetch {
  return async (input, init) => {
    if (originOf(input) !== origin) return send(input, init);
    const tell = breaker.admit(nowMs());
    if (!tell) throw new CircuitOpenError(origin);
    const flush = (outcome: CallOutcome) => {
      const wasOpen = breaker.isOpen;
      tell(outcome, nowMs());
      if (breaker.isOpen !== wasOpen) onChange(breaker.isOpen);
    };
    try {
      const answer = await send(input, init);
      // A 4xx counts as answered: the service works.
      flush(answer.status >= 500 ? 'failed' : 'answered');
      return answer;
    } catch (error) {
      flush(isGivenUp(error) ? 'unknown' : 'failed');
      throw error;
    }
  };
}

function originOf(input: Parameters<typeof fetch>[0]): string | undefined {
  const address = input instanceof Request ? input.url : String(input);
  return URL.canParse(address) ? new URL(address).origin : undefined;
}

/** Returns true when the visitor left. An expired deadline has another error name and counts against the service. */
function isGivenUp(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
