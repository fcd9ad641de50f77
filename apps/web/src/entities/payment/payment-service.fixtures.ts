import type { OnlinePayment } from '@bazaar/api/model';
import { API_PREFIX, operationOf } from '@bazaar/api/operation-of';
import type { OperationId } from '@bazaar/api/operations';
import { HttpResponse, http } from 'msw';
import { payments } from './payment.fixtures';

/** What becomes of the next write: answered, or not and yet done, or not done. */
export type PaymentFate = 'answered' | 'lost after' | 'lost before' | 'unavailable' | 'session ended';
export type BankMove = 'return' | 'paid' | 'refused' | 'cancelled' | 'silent' | 'late';

interface SentPayment {
  readonly operation: OperationId;
  readonly key: string | null;
  /** What the aim is: the body, and which attempt it would be. */
  readonly aim: string;
  readonly isFinal: boolean;
}

const WRITES: readonly OperationId[] = [
  'requestOnlinePayment',
  'retryOnlinePayment',
  'payFromWallet',
  'cancelPayment',
];
const at = '2026-11-23T10:00:00.000Z';
const refused = (status: number, code: string) =>
  HttpResponse.json({ type: `urn:${code}`, title: code, status, code, traceId: 't-1' }, { status });
const { redirectUrl: _, redirectMethod: __, ...closed } = payments.atBank.attempt;

/** A service with one payment and a bank behind it, which keeps the contract: nothing happens twice under one key, and no two attempts at once. */
export class PaymentService {
  status = 'Created';
  readonly attempts: OnlinePayment[] = [];
  fate: PaymentFate = 'answered';
  isReadable = true;
  /** Status the browser was last told. */
  told = '';
  readonly sent: SentPayment[] = [];
  /** Attempts and payments this browser asked for while it knew of a running one. */
  sentWhileRunning = 0;
  charges = 0;
  running = 0;
  mostAtOnce = 0;
  private readonly done = new Set<string>();

  readonly handler = http.all(`*${API_PREFIX}/*`, ({ request }) => {
    const operation = operationOf(request.method, new URL(request.url).pathname)?.operationId;
    if (operation === 'getPayment') return this.isReadable ? this.tell() : refused(503, 'server');
    return operation !== undefined && WRITES.includes(operation) ? this.take(operation, request) : undefined;
  });

  /** Starts an attempt, as another tab does. */
  startElsewhere(): void {
    if (this.isOpen()) this.begin();
  }

  /** The bank's and the clock's side. */
  move(what: BankMove): void {
    if (what === 'return' && this.status === 'Pending') this.end('Verifying', 'Returned');
    else if (what === 'late' && this.status === 'Pending') this.end('Failed', 'Failed');
    else if (this.status !== 'Verifying') return;
    else if (what === 'paid') {
      this.end('Paid', 'Verified');
      this.charges += 1;
    } else if (what === 'refused') this.end('Failed', 'Failed');
    else if (what === 'cancelled') this.end('Created', 'CancelledByUser');
    else if (what === 'silent') this.end('Verifying', 'Unknown');
  }

  private isOpen(): boolean {
    return this.status === 'Created' || this.status === 'Failed';
  }

  private begin(): void {
    this.status = 'Pending';
    this.attempts.push({ ...payments.atBank.attempt, id: `op-${this.attempts.length}` });
  }

  private end(status: string, attempt: OnlinePayment['status']): void {
    this.status = status;
    this.attempts.splice(-1, 1, { ...closed, status: attempt });
  }

  private tell(): Response {
    const { status, attempts } = this;
    this.told = status;
    const ended = {
      failedAt: at,
      failureCode: 'bank-refused',
      failureText: 'نشد.',
      paidAt: at,
      trackingCode: '1',
    };
    const more = { cancelledAt: at, expiredAt: at, attempt: attempts.at(-1) };
    return HttpResponse.json({ ...payments.plan, ...ended, ...more, status, attempts });
  }

  private async take(operation: OperationId, request: Request): Promise<Response> {
    this.running += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.running);
    const body = await request.text();
    const key = request.headers.get('idempotency-key');
    if (this.told === 'Pending' || this.told === 'Verifying') this.sentWhileRunning += 1;
    const { fate } = this;
    this.fate = 'answered';
    const isRepeated = key !== null && this.done.has(key);
    const isStale = !isRepeated && !this.isOpen();
    const aim = `${operation} ${body} ${this.attempts.length}`;
    if ((fate === 'answered' || fate === 'lost after') && !isRepeated && !isStale)
      this.carryOut(operation, key);
    this.sent.push({ operation, key, aim, isFinal: fate === 'answered' });
    this.running -= 1;
    if (fate === 'lost after' || fate === 'lost before') return HttpResponse.error();
    if (fate === 'unavailable') return refused(503, 'server');
    if (fate === 'session ended') return refused(401, 'unauthorized');
    if (isStale) return refused(409, 'payment-in-progress');
    return HttpResponse.json({});
  }

  private carryOut(operation: OperationId, key: string | null): void {
    if (key !== null) this.done.add(key);
    if (operation === 'cancelPayment') this.status = 'Cancelled';
    else if (operation === 'payFromWallet') {
      this.status = 'Paid';
      this.charges += 1;
    } else this.begin();
  }
}
