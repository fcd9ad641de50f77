import { Agent, request } from 'node:http';
import type { Order, Outcome, RequestKind } from './order.ts';
import type { Visitor } from './visitor.ts';

/** Of twenty requests. */
const PATTERN: readonly RequestKind[] = [
  ...Array<RequestKind>(16).fill('cached'),
  ...Array<RequestKind>(3).fill('per request'),
  'logged in',
];
const REQUEST_LIMIT_MS = 30_000;

/** Sends requests at a steady rate, whether or not earlier ones are answered, until it is stopped. */
export class MixedLoad {
  readonly outcomes: Outcome[] = [];
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 256 });
  private readonly origin: string;
  private readonly visitor: Visitor;
  private readonly pending = new Set<Promise<void>>();
  private readonly timer: NodeJS.Timeout;
  private readonly startMs = performance.now();
  private sent = 0;

  constructor(origin: string, visitor: Visitor, perSecond: number) {
    this.origin = origin;
    this.visitor = visitor;
    // Timers are late on a busy machine: each tick sends what is due by then.
    this.timer = setInterval(() => {
      const due = ((performance.now() - this.startMs) * perSecond) / 1_000;
      while (this.sent < due) this.sendNext();
    }, 5);
  }

  get elapsedMs(): number {
    return performance.now() - this.startMs;
  }

  /** Resolves when the last response has arrived. */
  async stop(): Promise<readonly Outcome[]> {
    clearInterval(this.timer);
    await Promise.all(this.pending);
    this.agent.destroy();
    return this.outcomes;
  }

  private sendNext(): void {
    const kind = PATTERN[(this.sent * 7) % PATTERN.length] ?? 'cached';
    this.sent += 1;
    const order = this.visitor.next(kind);
    const answered = this.send(order).then((outcome) => {
      this.outcomes.push(outcome);
      this.visitor.onOutcome(order, outcome);
    });
    this.pending.add(answered);
    void answered.finally(() => this.pending.delete(answered));
  }

  private send({ kind, method, path, headers = {}, body }: Order): Promise<Outcome> {
    const atMs = this.elapsedMs;
    return new Promise((resolve) => {
      const finish = (status: number, type: string) =>
        resolve({ kind, path, atMs, durationMs: this.elapsedMs - atMs, status, type });
      const sent = request(
        this.origin + path,
        { method, agent: this.agent, headers, timeout: REQUEST_LIMIT_MS },
        (answer) => {
          answer.resume();
          answer.once('end', () =>
            finish(answer.complete ? (answer.statusCode ?? 0) : 0, String(answer.headers['content-type'])),
          );
          answer.once('error', (error) => finish(0, error.message));
        },
      );
      sent.once('timeout', () => sent.destroy(new Error('no answer')));
      sent.once('error', (error) => finish(0, error.message));
      sent.end(body);
    });
  }
}
